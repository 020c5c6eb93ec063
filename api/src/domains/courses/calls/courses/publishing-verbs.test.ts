import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CallError } from '@portico/shared/errors/failures/call-error.ts'
import {
  delete_course,
  restore_course,
  list_admin_courses,
  publish_course,
  set_course_status,
  unpublish_course,
} from '@portico/shared/contract/courses/courses.ts'
import { restore_archived_course } from '@portico/shared/contract/courses/archiving.ts'
import { create_module } from '@portico/shared/contract/courses/outline.ts'
import { get_course } from '@portico/shared/contract/catalog/catalog.ts'
import { get_admin_course, update_course, update_course_prices } from '@portico/shared/contract/courses/editing.ts'
import { get_publishing_job } from '@portico/shared/contract/portals/publishing.ts'
import { set_review_published } from '@portico/shared/contract/reviews.ts'
import { find_redirect } from '@portico/shared/contract/portals/portals.ts'
import { enroll, makeCourse } from '../../../../../../tests/support/course.ts'
import { editCourse, editPrices, noVersion } from '../../../../../../tests/support/edit-entry.ts'
import { createWorld, type Person, type World } from '../../../../../../tests/support/world.ts'
import { coursePricings, courses } from '../../tables.ts'
import { reviews } from '../../../questions/tables.ts'
import { catalog, searchOutbox } from '../../../catalog/tables.ts'
import { activityLogs } from '../../../../kernel/tables.ts'

let world: World
let editor: Person
let foreigner: Person
beforeAll(async () => {
  world = await createWorld()
  editor = await world.person('admin')
  foreigner = await world.person('admin', 'summit')
})
afterAll(() => world.close())

const refusal = async (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: unknown) =>
      error instanceof CallError
        ? { status: error.status, code: error.code, message: error.message }
        : Promise.reject(error),
  )
const inCatalog = async (id: number) =>
  (await world.within('core', (tx) => tx.select().from(catalog).where(eq(catalog.course_id, id))))[0]

describe('publishing a course', () => {
  test('[BLD-021] [CER-009] rejects a course without price or instructor with all reasons; publishes a complete one', async () => {
    const bare = await makeCourse(world, { slug: 'bare', publication_status: 1, prices: {} })
    await world.within('core', (tx) =>
      tx.update(courses).set({ is_certificate_required: true }).where(eq(courses.id, bare.id)),
    )
    expect(await refusal(editor.call(publish_course, { params: { slug: 'bare' } }))).toEqual({
      status: 422,
      code: 'courses.cannot_publish',
      message:
        'The course can’t be published yet. The course has no price. The course has no instructor. The course requires a certificate but has no certificate template.',
    })
    const ready = await makeCourse(world, { slug: 'ready', publication_status: 1, instructor_id: editor.id })
    expect(await inCatalog(ready.id)).toBeUndefined()
    const { job } = await editor.call(publish_course, { params: { slug: 'ready' } })
    expect(await inCatalog(ready.id)).toMatchObject({ slug: 'ready', price: 4900, team_price: 3900 })
    expect(await editor.call(get_publishing_job, { params: { id: job.id } })).toMatchObject({
      id: job.id,
      state: 1,
      subject: 'course:ready',
    })
    expect(
      await world.within('core', (tx) => tx.select().from(searchOutbox).where(eq(searchOutbox.course_id, ready.id))),
    ).toHaveLength(1)
    expect(
      await world.within('core', (tx) =>
        tx
          .select()
          .from(activityLogs)
          .where(eq(activityLogs.subject, `course:${ready.id}`)),
      ),
    ).toHaveLength(1)
  })

  test('[BLD-021] publishes a published course again and keeps its first publication date', async () => {
    const course = await makeCourse(world, { slug: 'again', publication_status: 2, prices: {} })
    const first = new Date('2026-01-02T03:04:05Z')
    await world.within('core', (tx) => tx.update(courses).set({ published_at: first }).where(eq(courses.id, course.id)))
    expect(await editor.call(publish_course, { params: { slug: 'again' } })).toMatchObject({ publication_status: 2 })
    const [row] = await world.within('core', (tx) => tx.select().from(courses).where(eq(courses.id, course.id)))
    expect(row?.published_at).toEqual(first)
  })

  test('[BLD-003] requires an archived course to become a draft before it is published', async () => {
    await makeCourse(world, { slug: 'archived', publication_status: 4, instructor_id: editor.id })
    expect(await refusal(editor.call(publish_course, { params: { slug: 'archived' } }))).toMatchObject({
      status: 409,
      code: 'courses.step_not_allowed',
    })
    expect(await editor.call(unpublish_course, { params: { slug: 'archived' } })).toMatchObject({
      publication_status: 1,
    })
    expect(await editor.call(publish_course, { params: { slug: 'archived' } })).toMatchObject({ publication_status: 2 })
  })

  test('[BLD-003] allows only the defined status changes and removes the page of an archived course', async () => {
    const course = await makeCourse(world, { slug: 'announced', publication_status: 1, prices: {} })
    const move = (publication_status: 1 | 3 | 4) =>
      editor.call(set_course_status, { params: { slug: 'announced' }, body: { publication_status } })
    const seen = () => editor.call(get_course, { params: { slug: 'announced' } })
    expect((await move(3)).publication_status).toBe(3)
    expect((await seen()).publication_status).toBe(3)
    expect((await move(4)).publication_status).toBe(4)
    expect(await refusal(seen())).toMatchObject({ status: 404 })
    expect(await refusal(move(3))).toMatchObject({ status: 409, code: 'courses.step_not_allowed' })
    expect((await move(1)).publication_status).toBe(1)
    await world.within('core', (tx) =>
      tx.update(courses).set({ publication_status: 2 }).where(eq(courses.id, course.id)),
    )
    expect(await refusal(move(3))).toMatchObject({ code: 'courses.step_not_allowed' })
    const file = join(world.config.DATA_DIR, 'published/portals/24/course/announced.html')
    mkdirSync(join(file, '..'), { recursive: true })
    writeFileSync(file, 'page')
    await move(4)
    expect(existsSync(file)).toBe(false)
  })

  test('[BLD-003] archiving is undone: the course gets its former status and version back, and its draft stays a draft', async () => {
    const course = await makeCourse(world, { slug: 'put-away', instructor_id: editor.id, outline: [['Text']] })
    const params = { slug: 'put-away' }
    const move = (publication_status: 1 | 3 | 4) =>
      editor.call(set_course_status, { params, body: { publication_status } })
    const restore = (who = editor) => who.call(restore_archived_course, { params })
    const listed = async () => {
      const { data } = await editor.call(list_admin_courses, { query: { search: 'put-away' } })
      return data.find(({ id }) => id === course.id)
    }
    expect(await listed()).toMatchObject({ publication_status: 2, restored_status: null })
    await move(4)
    await move(4)
    await editor.call(create_module, { query: { course_id: course.id }, body: { title: 'Later' } })
    expect(await listed()).toMatchObject({ publication_status: 4, restored_status: 2, has_unpublished_edits: true })
    expect(await refusal(foreigner.call(restore_archived_course, { params }))).toMatchObject({ status: 404 })
    const answers = await Promise.all([restore(), restore()])
    expect(answers.map(({ publication_status }) => publication_status)).toEqual([2, 2])
    expect(await listed()).toMatchObject({
      publication_status: 2,
      restored_status: null,
      has_unpublished_edits: true,
    })
    await editor.call(unpublish_course, { params })
    expect((await restore()).publication_status).toBe(1)
    await move(3)
    await move(4)
    expect((await restore()).publication_status).toBe(3)
    await move(4)
    await world.within('core', (tx) => tx.update(courses).set({ archived_from: null }).where(eq(courses.id, course.id)))
    expect((await restore()).publication_status).toBe(1)
  })

  test('removes the page and its .gz sibling before unpublishing responds', async () => {
    const course = await makeCourse(world, { slug: 'short-lived', publication_status: 2 })
    const file = join(world.config.DATA_DIR, 'published/portals/24/course/short-lived.html')
    mkdirSync(join(file, '..'), { recursive: true })
    for (const name of [file, `${file}.gz`]) writeFileSync(name, 'page')
    expect(await editor.call(unpublish_course, { params: { slug: 'short-lived' } })).toMatchObject({
      publication_status: 1,
      job: { state: 1 },
    })
    expect([existsSync(file), existsSync(`${file}.gz`)]).toEqual([false, false])
    expect(await inCatalog(course.id)).toBeUndefined()
  })

  test('[TEN-001] answers 404 to another portal, as for a course that does not exist', async () => {
    await makeCourse(world, { slug: 'ours', publication_status: 2 })
    const { job } = await editor.call(publish_course, { params: { slug: 'ours' } })
    const absent = { status: 404, code: 'general.not_found', message: 'Resource not found!' }
    for (const slug of ['ours', 'never-was']) {
      expect(await refusal(foreigner.call(publish_course, { params: { slug } }))).toEqual(absent)
      expect(await refusal(foreigner.call(unpublish_course, { params: { slug } }))).toEqual(absent)
      expect(
        await refusal(
          foreigner.call(update_course, { params: { slug }, body: { title: 'Stolen', version: noVersion } }),
        ),
      ).toEqual(absent)
    }
    for (const id of [job.id, 999_999])
      expect(await refusal(foreigner.call(get_publishing_job, { params: { id } }))).toEqual(absent)
    const learner = await world.person('learner')
    expect(await refusal(learner.call(publish_course, { params: { slug: 'ours' } }))).toMatchObject({
      status: 403,
      code: 'access.denied',
    })
  })
})

describe('changing a course', () => {
  test('[BLD-022] rejects the second of two edits from any course form without overwriting anything', async () => {
    const colleague = await world.person('editor')
    const teacher = await world.person('instructor')
    const stranger = await world.person('learner')
    await makeCourse(world, { slug: 'shared-work', title: 'Opened', publication_status: 1, prices: { 1: 4900 } })
    const named = { params: { slug: 'shared-work' } }
    const shown = () => colleague.call(get_admin_course, named)
    const { course: opened, instructors } = await shown()
    expect(instructors.map(({ id }) => id)).toContain(teacher.id)
    const { version } = opened
    const saved = await editor.call(update_course, {
      ...named,
      body: { title: 'First', instructor_ids: [teacher.id], version },
    })
    const told = {
      status: 409,
      code: 'general.changed_meanwhile',
      current: { title: 'First', instructor_ids: [teacher.id], version: saved.version },
    }
    await expect(colleague.call(update_course, { ...named, body: { title: 'Second', version } })).rejects.toMatchObject(
      told,
    )
    const course_pricings = [{ from_quantity: 1, price: 5900 }]
    await expect(
      colleague.call(update_course_prices, { ...named, body: { course_pricings, version } }),
    ).rejects.toMatchObject(told)
    expect((await shown()).course).toMatchObject({
      title: 'First',
      course_pricings: [{ from_quantity: 1, price: 4900 }],
    })
    // Prices belong to the course's version too.
    const priced = await editPrices(colleague, 'shared-work', course_pricings)
    await expect(
      editor.call(update_course, { ...named, body: { title: 'Third', version: saved.version } }),
    ).rejects.toMatchObject({ ...told, current: { course_pricings, version: priced.version } })
    await expect(editCourse(editor, 'shared-work', { instructor_ids: [stranger.id] })).rejects.toMatchObject({
      status: 422,
      fields: { instructor_ids: ['Selected value is not valid'] },
    })
    expect(await editCourse(editor, 'shared-work', { title: 'Third', instructor_ids: [] })).toMatchObject({
      title: 'Third',
      instructor_ids: [],
    })
  })

  test('[OP-58] redirects every earlier slug with a 301, without chains or loops', async () => {
    const course = await makeCourse(world, { slug: 'name-a', publication_status: 2 })
    const rename = (from: string, to: string) => editCourse(editor, from, { slug: to })
    expect(await rename('name-a', 'name-b')).toMatchObject({ id: course.id, slug: 'name-b', job: { state: 1 } })
    await rename('name-b', 'name-c')
    const to = async (path: string) => (await world.visitor().call(find_redirect, { query: { path } })).to
    expect([await to('/course/name-a'), await to('/course/name-b'), await to('/course/name-c')]).toEqual([
      '/course/name-c',
      '/course/name-c',
      null,
    ])
    await rename('name-c', 'name-a')
    expect([await to('/course/name-a'), await to('/course/name-b'), await to('/course/name-c')]).toEqual([
      null,
      '/course/name-a',
      '/course/name-a',
    ])
    expect((await inCatalog(course.id))?.slug).toBe('name-a')
  })

  test('[OP-58] rejects a taken slug but allows that of a deleted course', async () => {
    await makeCourse(world, { slug: 'mine', publication_status: 1 })
    const other = await makeCourse(world, { slug: 'taken', publication_status: 1 })
    expect(await refusal(editCourse(editor, 'mine', { slug: 'taken' }))).toMatchObject({
      status: 409,
      code: 'courses.slug_taken',
    })
    await world.within('core', (tx) =>
      tx.update(courses).set({ deleted_at: new Date() }).where(eq(courses.id, other.id)),
    )
    expect(await editCourse(editor, 'mine', { slug: 'taken', title: 'Mine now' })).toMatchObject({
      slug: 'taken',
      title: 'Mine now',
      job: null,
    })
  })

  test('[BLD-027] replaces all tiers, keeps the ids of remaining ones, and rejects duplicate quantities', async () => {
    const course = await makeCourse(world, {
      slug: 'tiered',
      publication_status: 2,
      prices: { 1: 4900, 10: 3900, 50: 2900 },
    })
    const put = (course_pricings: { from_quantity: number; price: number }[]) =>
      editPrices(editor, 'tiered', course_pricings)
    const idOfFirst = async () =>
      (
        await world.within('core', (tx) =>
          tx
            .select()
            .from(coursePricings)
            .where(and(eq(coursePricings.course_id, course.id), eq(coursePricings.from_quantity, 1))),
        )
      )[0]?.id
    await put([
      { from_quantity: 1, price: 4900 },
      { from_quantity: 10, price: 3900 },
    ])
    const first = await idOfFirst()
    expect(first).toBeGreaterThan(0)
    const { course_pricings: after } = await put([
      { from_quantity: 1, price: 5900 },
      { from_quantity: 25, price: 2500 },
    ])
    expect(after.map(({ from_quantity, price }) => [from_quantity, price])).toEqual([
      [1, 5900],
      [25, 2500],
    ])
    expect(await idOfFirst()).toBe(first)
    expect(await inCatalog(course.id)).toMatchObject({ price: 5900, team_price: 2500 })
    const refused = {
      status: 422,
      code: 'validation.failed',
      fields: { course_pricings: ['Each quantity may have one price only.'] },
    }
    expect(
      await put([
        { from_quantity: 1, price: 1000 },
        { from_quantity: 1, price: 2000 },
      ]).catch((error: unknown) => error),
    ).toMatchObject(refused)
  })

  test('[CRT-022] [CRT-023] rejects tiers below the minimum of one dollar or the set, discounted price', async () => {
    const course = await makeCourse(world, { slug: 'floored', publication_status: 2, prices: { 1: 4900 } })
    const put = (...prices: number[]) =>
      editPrices(
        editor,
        'floored',
        prices.map((price, place) => ({ from_quantity: place + 1, price })),
      )
    const floors = [
      [{ min_credit_price: null, max_discount: null, is_bought: false }, 100, '$1.00'],
      [{ min_credit_price: 2000, max_discount: 25, is_bought: false }, 2000, '$20.00'],
      [{ min_credit_price: 2000, max_discount: 25, is_bought: true }, 1500, '$15.00'],
    ] as const
    for (const [limits, least, words] of floors) {
      await world.within('core', (tx) => tx.update(courses).set(limits).where(eq(courses.id, course.id)))
      await put(4900, 3900)
      expect(await put(4900, least - 1).catch((error: unknown) => error)).toMatchObject({
        status: 422,
        code: 'validation.failed',
        fields: { course_pricings: [`Please enter ${words} or more.`] },
      })
      expect(await inCatalog(course.id)).toMatchObject({ price: 4900, team_price: 3900 })
      expect((await put(4900, least)).course_pricings.map(({ price }) => price)).toEqual([4900, least])
    }
  })

  test('[CAT-035] [CAT-039] rates a course by the mean of its published reviews, or not at all', async () => {
    const course = await makeCourse(world, { slug: 'rated', publication_status: 2 })
    const ids: number[] = []
    for (const rating of [5, 2]) {
      const learner = await world.person('learner')
      const enrollment_id = await enroll(world, { course, user_id: learner.id })
      const [review] = await world.within('core', (tx) =>
        tx
          .insert(reviews)
          .values({
            course_id: course.id,
            enrollment_id,
            user_id: learner.id,
            author_name: 'Ada E.',
            rating,
            text: 'Good.',
          })
          .returning(),
      )
      ids.push(review?.id ?? 0)
    }
    const [first = 0, second = 0] = ids
    const set = (id: number, is_published: boolean) =>
      editor.call(set_review_published, { params: { id }, body: { is_published } })
    expect(await set(first, true)).toEqual({ id: first, is_published: true })
    expect(await inCatalog(course.id)).toMatchObject({ rating: 5, reviews_count: 1 })
    await set(second, true)
    expect(await inCatalog(course.id)).toMatchObject({ rating: 3.5, reviews_count: 2 })
    await set(first, false)
    await set(second, false)
    expect(await inCatalog(course.id)).toMatchObject({ rating: null, reviews_count: 0 })
    expect(
      await refusal(foreigner.call(set_review_published, { params: { id: first }, body: { is_published: true } })),
    ).toMatchObject({ status: 404 })
  })
})

describe('the staff’s course list', () => {
  test('[BLD-014] [BLD-021] lists courses with obstacles to publishing, filters by words and status, and pages', async () => {
    const lister = await world.person('editor', 'northwind')
    await makeCourse(world, {
      portal: 'northwind',
      slug: 'alpha',
      title: 'Alpha lifting',
      publication_status: 1,
      prices: {},
    })
    await makeCourse(world, { portal: 'northwind', slug: 'beta', title: 'Beta lifting', instructor_id: lister.id })
    await makeCourse(world, {
      portal: 'northwind',
      slug: 'gamma',
      title: 'Gamma',
      publication_status: 4,
      instructor_id: lister.id,
    })
    const slugs = async (query: NonNullable<Parameters<typeof lister.call<typeof list_admin_courses>>[1]>['query']) =>
      (await lister.call(list_admin_courses, { query })).data.map(({ slug }) => slug)
    expect(await slugs({})).toEqual(['gamma', 'beta', 'alpha'])
    expect(await slugs({ search: 'lifting' })).toEqual(['beta', 'alpha'])
    expect(await slugs({ publication_status: '4' })).toEqual(['gamma'])
    const {
      data: [gamma, beta, alpha],
    } = await lister.call(list_admin_courses, { query: {} })
    expect(alpha).toMatchObject({
      publication_status: 1,
      reasons: ['no_pricing', 'no_instructors'],
      price: null,
      job: null,
    })
    expect(beta).toMatchObject({ publication_status: 2, reasons: [], price: 4900, learners_count: 0 })
    expect(gamma).toMatchObject({ publication_status: 4, reasons: [] })
    await lister.call(publish_course, { params: { slug: 'beta' } })
    expect((await lister.call(list_admin_courses, { query: { search: 'beta' } })).data[0]?.job).toMatchObject({
      state: 1,
    })
    const first = await lister.call(list_admin_courses, { query: { per_page: 2 } })
    expect(await slugs({ per_page: 2, cursor: first.meta.next_cursor ?? '' })).toEqual(['alpha'])
  })

  test('[BLD-023] refuses to delete a published course; deleting a draft frees its slug', async () => {
    const { id } = await makeCourse(world, { slug: 'goes-away', instructor_id: editor.id })
    expect(await refusal(editor.call(delete_course, { params: { slug: 'goes-away' } }))).toEqual({
      status: 409,
      code: 'courses.delete_published',
      message: 'Unable to delete a published course',
    })
    await editor.call(unpublish_course, { params: { slug: 'goes-away' } })
    expect(await editor.call(delete_course, { params: { slug: 'goes-away' } })).toEqual({ id })
    expect((await editor.call(list_admin_courses, { query: { search: 'goes-away' } })).data).toEqual([])
    await makeCourse(world, { slug: 'goes-away' })
  })

  test('restores a deleted course in time unless its slug is taken; repeating changes nothing', async () => {
    const restore = (course_id: number, who = editor) => who.call(restore_course, { body: { course_id } })
    const { id } = await makeCourse(world, { slug: 'comes-back', instructor_id: editor.id })
    await editor.call(unpublish_course, { params: { slug: 'comes-back' } })
    const listed = async () =>
      (await editor.call(list_admin_courses, { query: { search: 'comes-back', with_total: '1' } })).meta
    await editor.call(delete_course, { params: { slug: 'comes-back' } })
    expect((await listed()).total).toEqual({ count: 0, is_exact: true })
    const stranger = await world.person('admin', 'summit')
    await expect(restore(id, stranger)).rejects.toMatchObject({ status: 409, code: 'lists.undo_over' })
    expect(await Promise.all([restore(id), restore(id)])).toEqual([{ id }, { id }])
    expect((await listed()).total).toEqual({ count: 1, is_exact: true })
    await editor.call(delete_course, { params: { slug: 'comes-back' } })
    const other = await makeCourse(world, { slug: 'comes-back' })
    await expect(restore(id)).rejects.toMatchObject({ code: 'courses.slug_taken' })
    await world.within('core', (tx) =>
      tx.update(courses).set({ deleted_at: new Date() }).where(eq(courses.id, other.id)),
    )
    world.setNow(new Date(Date.now() + 121_000))
    await expect(restore(id)).rejects.toMatchObject({ code: 'lists.undo_over' })
    world.setNow(null)
    expect(await restore(id)).toEqual({ id })
  })
})
