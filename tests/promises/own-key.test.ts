import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isGranted } from '../../shared/src/access/grants.ts'
import { roles, type Role } from '../../shared/src/access/roles.ts'
import { copy_course, get_admin_course } from '../../shared/src/contract/courses/editing.ts'
import { finish_exam, start_exam } from '../../shared/src/contract/exams/exams.ts'
import { show_course_item, update_course_item } from '../../shared/src/contract/courses/outline-items.ts'
import { get_scorm_record } from '../../shared/src/contract/scorm/records.ts'
import { itemProgress as itemStates, type ItemProgress } from '../../shared/src/states/learning/item-progress.ts'
import { choices, examPools, questions } from '../../api/src/domains/item-types/tables.ts'
import { courseInstructors, enrollments, itemProgress } from '../../api/src/domains/learning/tables.ts'
import { scormProgress } from '../../api/src/domains/scorm/tables.ts'
import { make } from '../support/call-samples.ts'
import { contractEntries, type Entry } from '../support/contract-entries.ts'
import { enroll, makeCourse, type MadeCourse } from '../support/course.ts'
import { noVersion } from '../support/edit-entry.ts'
import { learningSamples } from '../support/learning-samples.ts'
import { newQuestion } from '../support/new-question.ts'
import type { Sample } from '../support/sample.ts'
import { seedContent, type Keys } from '../support/seed-content.ts'
import { runQueued } from '../support/run-queued.ts'
import { createWorld, type Person, type World } from '../support/world.ts'

const entries: Entry[] = await contractEntries()
/** Field names that reveal which answers are right. */
const keyNames = new Set(['is_correct', 'correct_responses', 'key_before', 'key_after'])
/** Staff calls whose response has such a field but needs no check. */
const exemptCalls: Readonly<Record<string, string>> = {
  create_course_item: 'answers what its author has just written',
  read_questions: 'reads the text that the caller sends, and no exam',
  get_scorm_record: 'leaves answers out, as the last test shows',
}

const ofItem = (k: Keys) => ({ path: { id: k.exam_item }, query: { course_id: k.course_id } })
const ofPool = (k: Keys) => ({ path: { id: k.pool_id, question_id: k.pool_question_id } })
const ofSample = (name: string) => (k: Keys) => learningSamples[name]?.make(k) ?? {}
/** Every call that shows a key, made for the seeded exam or the pool it draws from. */
const shows: Readonly<Record<string, (k: Keys) => Sample>> = {
  show_course_item: ofItem,
  update_course_item: (k) => ({ ...ofItem(k), body: { title: 'Renamed', version: noVersion } }),
  preview_exam: ofItem,
  analyze_exam: ofSample('analyze_exam'),
  preview_regrade: ofSample('preview_regrade'),
  regrade_exam: ofSample('regrade_exam'),
  show_learner_exam: ofSample('show_learner_exam'),
  show_question_pool: ofPool,
  show_pool_question: ofPool,
  create_pool_questions: (k) => ({ ...ofPool(k), body: { questions: [newQuestion('Another')] } }),
  update_pool_question: (k) => ({ ...ofPool(k), body: { question: newQuestion('Changed'), version: noVersion } }),
}

let world: World
let self: Person
let own: Keys
beforeAll(async () => {
  world = await createWorld()
  self = await world.person(['super_admin', 'learner'])
  await self.confirm()
  own = await seedContent(world, 'core', self)
  await world.within('core', async (tx) => {
    await tx.insert(examPools).values({ exam_id: await examRow(own), question_pool_id: own.pool_id, draw: 1 })
  })
})
afterAll(() => world.close())

/** Returns the row that holds the seeded exam's questions. */
async function examRow({ exam_item }: Keys): Promise<number> {
  const [row] = await world.services.platform
    .sql`select itemable_id from version_items where module_item_id = ${exam_item}`
  return Number(row?.itemable_id)
}

const exam = { outline: [['Exam']] } as const
const courseOf = ({ course_id, slug }: Keys): MadeCourse => ({ id: course_id, slug, items: [], modules: [] })
const setProgress = ({ related_id, exam_item }: Keys, values: { status: ItemProgress }) =>
  world.within('core', (tx) =>
    tx
      .update(itemProgress)
      .set(values)
      .where(and(eq(itemProgress.enrollment_id, related_id), eq(itemProgress.module_item_id, exam_item))),
  )
const ofEverybody = ({ action }: Entry['endpoint']) =>
  action === 'public' || roles.every((role) => isGranted(role, action))
const entryOf = (name: string): Entry => {
  const found = entries.find((entry) => entry.name === name)
  if (!found) throw new Error(`${name} is no call`)
  return found
}

/** Returns whether a schema has a field, at any depth, that reveals which answers are right. */
function hasKey(schema: unknown, seen = new Set<unknown>()): boolean {
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return false
  seen.add(schema)
  const { entries: fields } = schema as { entries?: unknown }
  const names = typeof fields === 'object' && fields !== null ? Object.keys(fields) : []
  return names.some((name) => keyNames.has(name)) || Object.values(schema).some((inner) => hasKey(inner, seen))
}

const isOwnKey = ({ status, body }: { status: number; body: string }) =>
  status === 403 && body.includes('exams.own_key')
/** Returns which of these calls refuse someone because of their own exam. */
async function callsRefusedTo(who: Person, keys: Keys): Promise<string[]> {
  const refused: string[] = []
  for (const name of Object.keys(shows))
    if (isOwnKey(await make(who, entryOf(name), shows[name]?.(keys) ?? {}))) refused.push(name)
  return refused
}
/** The calls of the table that a role may make. */
const granted = (role: Role) =>
  Object.keys(shows).filter((name) => isGranted(role, entryOf(name).endpoint.action as never))

describe('nobody reads the answer key of an exam that they still have to finish', () => {
  test('every staff call whose response holds a key refuses, or documents why not', () => {
    const holding = entries
      .filter(({ endpoint }) => !ofEverybody(endpoint) && hasKey(endpoint.output))
      .map(({ name }) => name)
    expect(holding.toSorted()).toEqual([...Object.keys(shows), ...Object.keys(exemptCalls)].toSorted())
  })

  test('each refuses before the exam, during an attempt and after failing, but not after passing', async () => {
    const colleague = await world.person('super_admin')
    await colleague.confirm()
    const all = Object.keys(shows)
    const params = { item_id: own.exam_item }
    const { related_id } = own
    expect(await callsRefusedTo(self, own)).toEqual(all)
    expect(await callsRefusedTo(colleague, own)).toEqual([])
    await self.call(start_exam, { params, body: { related_id } })
    expect(await callsRefusedTo(self, own)).toEqual(all)
    await self.call(finish_exam, { params, body: { related_id } })
    expect(await callsRefusedTo(self, own)).toEqual(all)

    await setProgress(own, { status: itemStates.success })
    expect(await callsRefusedTo(self, own)).toEqual([])
    await setProgress(own, { status: itemStates.failed })
  })

  test('every role that may make one is refused, also as course instructor', async () => {
    const walked = roles.filter((role) => granted(role).length > 0)
    expect(walked).toContain('instructor')
    for (const role of walked) {
      const staff = await world.person([role])
      await staff.confirm()
      if (role === 'instructor')
        await world.within('core', (tx) =>
          tx.insert(courseInstructors).values({ course_id: own.course_id, user_id: staff.id }),
        )
      expect({ role, refused: await callsRefusedTo(staff, own) }).toEqual({ role, refused: [] })
      const id = await enroll(world, { course: courseOf(own), user_id: staff.id })
      expect({ role, refused: await callsRefusedTo(staff, own) }).toEqual({ role, refused: granted(role) })
      await world.within('core', (tx) =>
        tx.update(enrollments).set({ finished_at: new Date() }).where(eq(enrollments.id, id)),
      )
      expect({ role, refused: await callsRefusedTo(staff, own) }).toEqual({ role, refused: [] })
    }
  })

  test('instructors of other courses cannot read drafts of a course they take or took', async () => {
    const teacher = await world.person('instructor')
    await makeCourse(world, { instructor_id: teacher.id })
    const named = { path: { id: own.exam_item, slug: own.slug, language: 'en' }, query: { course_id: own.course_id } }
    const drafts = entries.filter(
      ({ endpoint: { action, path, query, body } }) =>
        action === 'courses.read_drafts' &&
        body === undefined &&
        (path.includes('/courses/:slug') || JSON.stringify(query ?? {}).includes('"course_id"')),
    )
    expect(drafts.length).toBeGreaterThan(5)
    const denied = async () => {
      const found: string[] = []
      for (const entry of drafts) {
        const { status, body } = await make(teacher, entry, named)
        if (status === 403 && body.includes('access.denied')) found.push(entry.name)
      }
      return found
    }
    expect(await denied()).toEqual([])
    const id = await enroll(world, { course: courseOf(own), user_id: teacher.id })
    expect(await denied()).toEqual(drafts.map(({ name }) => name))
    await world.within('core', (tx) =>
      tx.update(enrollments).set({ finished_at: new Date() }).where(eq(enrollments.id, id)),
    )
    expect(await denied()).toEqual(drafts.map(({ name }) => name))
  })

  test('exams sharing the pool are closed, copying is refused, and other exams stay open', async () => {
    const [drawing, other] = [await makeCourse(world, exam), await makeCourse(world, exam)]
    await world.within('core', (tx) =>
      tx
        .insert(examPools)
        .values({ exam_id: drawing.items[0]?.itemable_id ?? 0, question_pool_id: own.pool_id, draw: 1 }),
    )
    const keysOf = (course: MadeCourse): Keys => ({ ...own, exam_item: course.items[0]?.id ?? 0, course_id: course.id })
    const preview = (course: MadeCourse) => make(self, entryOf('preview_exam'), ofItem(keysOf(course)))
    expect(isOwnKey(await preview(drawing))).toBe(true)
    expect((await preview(other)).status).toBe(200)
    expect(isOwnKey(await make(self, entryOf('delete_pool_question'), ofPool(own)))).toBe(true)
    await expect(self.call(copy_course, { params: { slug: own.slug } })).rejects.toMatchObject({
      code: 'exams.own_key',
    })
    expect(await self.call(copy_course, { params: { slug: other.slug } })).toMatchObject({ is_copying: true })
  })

  test('a colleague’s copy is closed too, even after its questions were reworded', async () => {
    const colleague = await world.person('super_admin')
    const course = await makeCourse(world, exam)
    const [first] = course.items
    await world.within('core', async (tx) => {
      const exam_id = first?.itemable_id ?? 0
      const [question] = await tx.insert(questions).values({ exam_id, type: 'single', title: 'Which one?' }).returning()
      await tx.insert(choices).values({ question_id: question?.id ?? 0, title: 'This one', is_correct: true })
    })
    await enroll(world, { course, user_id: self.id })
    await colleague.call(copy_course, { params: { slug: course.slug } })
    await runQueued(world, 'courses.copy-asked')
    const { course: copy } = await colleague.call(get_admin_course, { params: { slug: `${course.slug}-copy` } })
    const [row] = await world.services.platform.sql`select id from module_items where course_id = ${copy.id}`
    const item = { path: { id: Number(row?.id) }, query: { course_id: copy.id } }
    const previewed = async (who: Person) => make(who, entryOf('preview_exam'), item)
    expect((await previewed(colleague)).status).toBe(200)
    expect(isOwnKey(await previewed(self))).toBe(true)
    expect(isOwnKey(await make(self, entryOf('show_course_item'), item))).toBe(true)
    const { content, version } = await colleague.call(show_course_item, { params: item.path, query: item.query })
    if (content.itemable_type !== 'Exam') throw new Error('the copy has no exam')
    const reworded = content.fields.questions.map((one) => ({ ...one, title: 'Which one now?' }))
    await colleague.call(update_course_item, {
      params: item.path,
      query: item.query,
      body: { content: { ...content, fields: { ...content.fields, questions: reworded } }, version },
    })
    expect(isOwnKey(await previewed(self))).toBe(true)
  })

  test('a package’s record omits the answers for a reader who has yet to finish it', async () => {
    const cmi = {
      'cmi.interactions.0.id': 'q1',
      'cmi.interactions.0.type': 'choice',
      'cmi.interactions.0.student_response': 'a',
      'cmi.interactions.0.correct_responses.0.pattern': 'a',
    }
    await world.within('core', (tx) =>
      tx.update(scormProgress).set({ cmi }).where(eq(scormProgress.progress_id, own.progress_id)),
    )
    const [learner, colleague] = [await world.person('course_admin'), await world.person('course_admin')]
    await enroll(world, { course: courseOf(own), user_id: learner.id })
    const params = { related_id: own.related_id, item_id: own.scorm_item }
    const seen = async (who: Person) =>
      (await who.call(get_scorm_record, { params })).attempts.flatMap(({ scos }) =>
        scos.flatMap(({ interactions }) => interactions.map(({ correct_responses }) => correct_responses)),
      )
    expect(await seen(colleague)).toEqual([['a']])
    expect(await seen(learner)).toEqual([])

    // A copy of the course has its own item showing the same lesson.
    const [copy, copier] = [await makeCourse(world, { outline: [['ScormModule']] }), await world.person('course_admin')]
    await world.services.platform.sql`
      update version_items set itemable_id = (select itemable_id from version_items where module_item_id = ${own.scorm_item} limit 1)
      where module_item_id = ${copy.items[0]?.id ?? 0}`
    expect(await seen(copier)).toEqual([['a']])
    await enroll(world, { course: copy, user_id: copier.id })
    expect(await seen(copier)).toEqual([])

    // Another lesson of the same package is covered too.
    const [beside, reader] = [
      await makeCourse(world, { outline: [['ScormModule']] }),
      await world.person('course_admin'),
    ]
    await enroll(world, { course: beside, user_id: reader.id })
    expect(await seen(reader)).toEqual([['a']])
    const lessonOf = (item_id: number) =>
      world.services.platform.sql`select itemable_id from version_items where module_item_id = ${item_id} limit 1`
    await world.services.platform.sql`
      update scorm_modules set scorm_package_id = (select scorm_package_id from scorm_modules where id = (${lessonOf(own.scorm_item)}))
      where id = (${lessonOf(beside.items[0]?.id ?? 0)})`
    expect(await seen(reader)).toEqual([])
  })
})
