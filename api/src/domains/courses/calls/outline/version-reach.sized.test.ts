import fc from 'fast-check'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { publish_course } from '@portico/shared/contract/courses/courses.ts'
import { get_learner_course, list_learner_modules } from '@portico/shared/contract/learning/learning.ts'
import { preview_version, sort_modules, update_outline_settings } from '@portico/shared/contract/courses/outline.ts'
import {
  create_course_item,
  delete_course_item,
  show_course_item,
  update_course_item,
} from '@portico/shared/contract/courses/outline-items.ts'
import type { ItemType } from '@portico/shared/item-types/item-type.ts'
import { isDone, itemProgress as status, type ItemProgress } from '@portico/shared/states/learning/item-progress.ts'
import { type VersionReach, versionReaches } from '@portico/shared/states/courses/course-version.ts'
import { enroll, makeCourse, type MadeCourse } from '../../../../../../tests/support/course.ts'
import { createWorld, type Person, type World } from '../../../../../../tests/support/world.ts'
import { enrollments, itemProgress } from '../../../learning/tables.ts'
import { updateProgress } from '../../../learning/update-progress.ts'
import { sized } from '../../../../../../tests/support/tier.ts'

let world: World
let author: Person
let learner: Person
let teacher: Person
beforeAll(async () => {
  world = await createWorld()
  author = await world.person('course_admin')
  learner = await world.person('learner')
  teacher = await world.person('instructor')
})
afterAll(() => world.close())

const outline: readonly (readonly ItemType[])[] = [['Text', 'Exam'], ['Text'], ['Text', 'Text']]
const itemCount = outline.flat().length
const anyStatus = fc.constantFrom<ItemProgress>(
  status.in_progress,
  status.success,
  status.failed,
  status.not_started,
  status.finished,
)
/** Possible draft edits by an author: items removed, one added, the order reversed; one at a time or combined. */
const anyEdits = fc.record({
  removed: fc.uniqueArray(fc.nat(itemCount - 1), { maxLength: itemCount - 1 }),
  added: fc.option(fc.nat(2)),
  reversed: fc.boolean(),
  is_sequential: fc.boolean(),
})
type Edits = { removed: number[]; added: number | null; reversed: boolean; is_sequential: boolean }

async function edit(course: MadeCourse, { removed, added, reversed, is_sequential }: Edits): Promise<void> {
  const query = { course_id: course.id }
  await author.call(update_outline_settings, { query, body: { is_sequential } })
  for (const place of removed)
    await author.call(delete_course_item, { params: { id: course.items[place]?.id ?? 0 }, query })
  if (added !== null)
    await author.call(create_course_item, {
      query,
      body: {
        module_id: course.modules[added] ?? 0,
        sort_number: 0,
        title: 'Added',
        content: { itemable_type: 'Text', fields: { content: '<p>New</p>' } },
      },
    })
  if (!reversed || added !== null) return
  const sort = course.modules.map((module_id) => ({
    module_id,
    item_ids: course.items
      .filter((item, place) => item.module_id === module_id && !removed.includes(place))
      .map(({ id }) => id)
      .toReversed(),
  }))
  await author.call(sort_modules, { query, body: { sort: sort.toReversed() } })
}

/** Creates an enrollment with these item statuses and updates its progress, as finishing an item would. */
async function enrolled(course: MadeCourse, statuses: readonly ItemProgress[]): Promise<number> {
  const related_id = await enroll(world, { course, user_id: learner.id })
  await world.within('core', async (db) => {
    const rows = course.items.map((item, place) => ({
      enrollment_id: related_id,
      module_item_id: item.id,
      status: statuses[place] ?? status.not_started,
    }))
    const touched = rows.filter((row) => row.status !== status.not_started)
    if (touched.length === 0) return
    await db.insert(itemProgress).values(touched)
    const [enrollment] = await db.select().from(enrollments).where(eq(enrollments.id, related_id))
    if (!enrollment) throw new Error('nobody is enrolled')
    const emit = () => Promise.resolve()
    await updateProgress({ db, emit, now: () => new Date() }, enrollment, touched[0]?.module_item_id ?? 0)
  })
  return related_id
}

const seen = async (course: MadeCourse, related_id: number) => {
  const asked = { params: { slug: course.slug }, query: { related_id } }
  const { status: state, percentage } = await learner.call(get_learner_course, asked)
  const modules = await learner.call(list_learner_modules, asked)
  return {
    standing: { status: state, percentage },
    items: modules.flatMap(({ id: module_id, items }) =>
      items.map((item) => ({ id: item.id, module_id, status: item.itemable.status, is_open: item.locked_by === null })),
    ),
  }
}

const progressOf = (ids: readonly number[]) =>
  world.within('core', (db) =>
    db
      .select({ id: itemProgress.id, status: itemProgress.status })
      .from(itemProgress)
      .where(inArray(itemProgress.enrollment_id, [...ids]))
      .orderBy(itemProgress.id),
  )

type Seen = Awaited<ReturnType<typeof seen>>
const openIn = ({ items }: Seen): number[] =>
  items.filter((item) => item.is_open && !isDone(item.status)).map(({ id }) => id)
/** Counts the items open here and not there, of those that both have. */
const less = (here: Seen, there: Seen): number => {
  const both = new Set(there.items.map(({ id }) => id))
  return openIn(here).filter((id) => both.has(id) && !openIn(there).includes(id)).length
}

/** Returns the preview's prediction for each enrollment and the actual state after publishing. */
async function publishUnder(reach: VersionReach, people: readonly (readonly ItemProgress[])[], edits: Edits) {
  const course = await makeCourse(world, { outline, instructor_id: teacher.id })
  const ids: number[] = []
  for (const statuses of people) ids.push(await enrolled(course, statuses))
  const before = new Map<number, Seen>()
  for (const id of ids) before.set(id, await seen(course, id))
  const records = await progressOf(ids)
  await edit(course, edits)
  const preview = await author.call(preview_version, { query: { course_id: course.id, reach } })
  await author.call(publish_course, { params: { slug: course.slug }, query: { reach } })
  const pairs: { predicted: unknown; actual: unknown }[] = [{ predicted: records, actual: await progressOf(ids) }]
  let moved = 0
  for (const id of ids) {
    const was = before.get(id)
    if (!was) continue
    const now = await seen(course, id)
    const isRunning = was.standing.status !== status.finished
    const takes =
      isRunning && (reach === 'running' || (reach === 'not_started' && was.standing.status === status.not_started))
    if (takes) moved += 1
    const said = preview.learners.find((one) => one.related_id === id)
    pairs.push(
      takes
        ? {
            predicted: { ...(said?.after ?? was.standing), opened: said?.opened ?? 0, locked: said?.locked ?? 0 },
            actual: { ...now.standing, opened: less(now, was), locked: less(was, now) },
          }
        : { predicted: { said: undefined, seen: was }, actual: { said, seen: now } },
    )
  }
  pairs.push({ predicted: moved, actual: preview.moved })
  return { predicted: pairs.map((pair) => pair.predicted), actual: pairs.map((pair) => pair.actual) }
}

test('predicts exactly every learner’s state after publishing and changes no item status', async () => {
  for (const reach of versionReaches)
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(anyStatus, { minLength: itemCount, maxLength: itemCount }), { minLength: 3, maxLength: 5 }),
        anyEdits,
        async (people, edits) => {
          const untouched = Array.from({ length: itemCount }, () => status.not_started)
          const { predicted, actual } = await publishUnder(reach, [...people, untouched], edits)
          expect(actual).toEqual(predicted)
        },
      ),
      { numRuns: sized({ quick: 2, slow: 10 }) },
    )
}, 240_000)

test('says what a draft adds, removes, renames and edits, apart from items that open or lock', async () => {
  const course = await makeCourse(world, { outline: [['Text', 'Text', 'Text'], ['Text']], instructor_id: teacher.id })
  const id = await enrolled(course, [status.finished])
  const query = { course_id: course.id }
  const [, second, third] = course.items
  await author.call(delete_course_item, { params: { id: third?.id ?? 0 }, query })
  const { version } = await author.call(show_course_item, { params: { id: second?.id ?? 0 }, query })
  await author.call(update_course_item, {
    params: { id: second?.id ?? 0 },
    query,
    body: { version, title: 'Renamed', content: { itemable_type: 'Text', fields: { content: '<p>Edited</p>' } } },
  })
  for (const title of ['New', 'Newer'])
    await author.call(create_course_item, {
      query,
      body: {
        module_id: course.modules[1] ?? 0,
        title,
        content: { itemable_type: 'Text', fields: { content: '<p>New</p>' } },
      },
    })
  const preview = await author.call(preview_version, { query: { ...query, reach: 'running' } })
  expect(preview).toMatchObject({
    outline: {
      items: { added: 2, removed: 1, renamed: 1, edited: 1 },
      modules: { added: 0, removed: 0, renamed: 0 },
      is_reordered: false,
    },
    opening: 0,
    locking: 0,
  })
  expect(preview.learners.map(({ related_id, opened, locked }) => ({ related_id, opened, locked }))).toEqual(
    preview.learners.length > 0 ? [{ related_id: id, opened: 0, locked: 0 }] : [],
  )
})

test('finishes a learner’s course once if publishing removes their last open item', async () => {
  const course = await makeCourse(world, { outline: [['Text', 'Text']], instructor_id: teacher.id })
  const id = await enrolled(course, [status.finished, status.in_progress])
  await author.call(delete_course_item, { params: { id: course.items[1]?.id ?? 0 }, query: { course_id: course.id } })
  const query = { course_id: course.id, reach: 'running' as const }
  expect(await author.call(preview_version, { query })).toMatchObject({
    moved: 1,
    finishing: 1,
    learners: [{ related_id: id, before: { percentage: 0 }, after: { status: status.finished, percentage: 100 } }],
  })
  // A publisher without the right to read learners sees counts but no names.
  const editor = await world.person('editor')
  expect(await editor.call(preview_version, { query })).toMatchObject({ moved: 1, finishing: 1, learners: [] })
  await author.call(publish_course, { params: { slug: course.slug }, query: { reach: 'running' } })
  const [row] = await world.within('core', (db) => db.select().from(enrollments).where(eq(enrollments.id, id)))
  expect(row).toMatchObject({ status: status.finished, percentage: 100, course_version_id: null })
  expect(row?.finished_at).toBeInstanceOf(Date)
})

test('keeps the publisher’s own version, so nobody finishes a course by removing their open items', async () => {
  const course = await makeCourse(world, { outline: [['Text', 'Text']], instructor_id: author.id })
  const others = await enrolled(course, [status.finished])
  const own = await enroll(world, { course, user_id: author.id })
  await author.call(delete_course_item, { params: { id: course.items[1]?.id ?? 0 }, query: { course_id: course.id } })
  const query = { course_id: course.id, reach: 'running' as const }
  expect(await author.call(preview_version, { query })).toMatchObject({ moved: 1 })
  await author.call(publish_course, { params: { slug: course.slug }, query: { reach: 'running' } })
  const rows = await world.within('core', (db) =>
    db.select().from(enrollments).where(eq(enrollments.course_id, course.id)).orderBy(enrollments.id),
  )
  expect(rows).toMatchObject([
    { id: others, status: status.finished, course_version_id: null },
    { id: own, status: status.not_started, course_version_id: expect.any(Number) },
  ])
})
