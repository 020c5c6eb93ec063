import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  judge_enrollments,
  report_enrollments_import,
  run_enrollments_import,
  show_enrollments_import,
  type EnrollmentImport,
} from '@portico/shared/contract/learning/enrollments-import.ts'
import { list_course_learners } from '@portico/shared/contract/learning/enrollments.ts'
import { listImport } from '@portico/shared/states/list-import.ts'
import { makeCourse, type MadeCourse } from '../../../../../../../tests/support/course.ts'
import { jobContext } from '../../../../../../../tests/support/job-context.ts'
import { fillPool, poolOf } from '../../../../../../../tests/support/portal-credits.ts'
import { queuedJobs } from '../../../../../../../tests/support/queued-jobs.ts'
import { createWorld, type Person, type World } from '../../../../../../../tests/support/world.ts'
import { courses } from '../../../../courses/tables.ts'
import { memberships } from '../../../../identity/tables.ts'
import { eq } from 'drizzle-orm'
import { task } from '../../../reactions/enrollments.import-asked.ts'

let world: World
let staff: Person
beforeAll(async () => {
  world = await createWorld()
  staff = await world.person('course_admin')
})
afterAll(() => world.close())

const validateFile = async (course: MadeCourse, file: string, { query = '', who = staff } = {}) => {
  const path = judge_enrollments.path.replace(':slug', course.slug)
  const answer = await who.send('POST', `${path}?file_name=people.csv${query}`, {
    body: file,
    headers: { 'content-type': 'application/octet-stream' },
  })
  const { data, error } = (await answer.json()) as { data: EnrollmentImport; error?: { code: string } }
  return { data, status: answer.status, code: error?.code }
}
const at = (course: MadeCourse, id: number) => ({ params: { slug: course.slug, import: id } })
const learnersOf = async (course: MadeCourse) =>
  (await staff.call(list_course_learners, { params: { slug: course.slug } })).data.map(({ email }) => email)

test('[USR-022] a checked file enrolls nobody once its course is unpublished', async () => {
  const course = await makeCourse(world)
  const ada = await world.person('learner')
  await fillPool(world, 1)
  const before = await poolOf(world)
  const { data } = await validateFile(course, `email\n${ada.email}`)
  await world.within('core', (tx) => tx.update(courses).set({ publication_status: 1 }).where(eq(courses.id, course.id)))
  await expect(staff.call(run_enrollments_import, at(course, data.id))).rejects.toMatchObject({
    code: 'enrollments.not_published',
  })
  expect([await learnersOf(course), await poolOf(world)]).toEqual([[], before])
})

test('[USR-022] a file that names its sender enrolls everyone else', async () => {
  const course = await makeCourse(world)
  const ada = await world.person('learner')
  await fillPool(world, 2)
  const { data } = await validateFile(course, `email\n${staff.email}\n${ada.email}`)
  expect(data).toMatchObject({ counts: { create: 1, refused: 1 } })
  expect(data.rows.map(({ line, problems }) => [line, ...problems])).toEqual([
    [2, expect.stringMatching(/Please ask a colleague\.$/)],
  ])
  await staff.call(run_enrollments_import, at(course, data.id))
  expect(await learnersOf(course)).toEqual([ada.email])
})

test('[USR-022] running a colleague’s file does not enroll the person who runs it', async () => {
  const course = await makeCourse(world)
  const [ada, runner] = [await world.person('learner'), await world.person('course_admin')]
  await fillPool(world, 2)
  const { data } = await validateFile(course, `email\n${runner.email}\n${ada.email}`)
  await runner.call(run_enrollments_import, at(course, data.id))
  expect(await learnersOf(course)).toEqual([ada.email])
})

test('[OP-109] [USR-022] checks a file without enrolling, then enrolls valid rows; repeating changes nothing', async () => {
  const course = await makeCourse(world)
  const [ada, ben] = [await world.person('learner'), await world.person('learner')]
  await fillPool(world, 5)
  const before = await poolOf(world)
  const file = [
    'Name,E-Mail,Due date,Team',
    `x,${ada.email.toUpperCase()},,A`,
    `x,${ben.email},2099-01-31,A`,
    'x,nobody@example.com,,B',
    `x,${ada.email},,B`,
    'x,not an address,,B',
    `x,${ben.email.replace('@', '+1@')},1999-01-01,B`,
  ].join('\n')
  const { data: found } = await validateFile(course, file)
  expect(found).toMatchObject({
    state: listImport.judged,
    total: 6,
    counts: { create: 2, update: 0, unchanged: 0, refused: 4 },
    ignored_columns: ['Name', 'Team'],
    credits_left: before,
  })
  expect(found.rows.map(({ line, problems }) => [line, ...problems])).toEqual([
    [4, 'Nobody on this portal has the email nobody@example.com.'],
    [5, 'Line 2 names the same person.'],
    [6, expect.stringMatching(/^Email: /)],
    [7, 'Due on: This date is in the past.'],
  ])
  expect(await learnersOf(course)).toEqual([])
  const twice = await Promise.allSettled([1, 2].map(() => staff.call(run_enrollments_import, at(course, found.id))))
  expect(twice.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect((await learnersOf(course)).toSorted()).toEqual([ada.email, ben.email].toSorted())
  expect(await poolOf(world)).toBe(before - 2)
  const report = await staff.send(
    'GET',
    report_enrollments_import.path.replace(':slug', course.slug).replace(':import', String(found.id)),
  )
  const lines = (await report.text()).trim().split('\r\n')
  expect(lines).toHaveLength(1 + 6)
  expect(lines[2]).toBe(`${ben.email},2099-01-31,3,Enrolled,`)
  expect(lines[3]).toMatch(/,4,Not enrolled,Nobody on this portal/)
  expect((await validateFile(course, file)).data.counts).toMatchObject({ create: 0, unchanged: 2 })
})

test('[OP-71] a dry run rejects the rows without a credit left, in file order', async () => {
  const portal = 'summit'
  const who = await world.person('portal_admin', portal)
  const course = await makeCourse(world, { portal })
  const people = [await world.person('learner', portal), await world.person('learner', portal)]
  await fillPool(world, 1, portal)
  const { data } = await validateFile(course, ['Email', ...people.map(({ email }) => email)].join('\n'), { who })
  expect(data.rows).toMatchObject([{ line: 3, problems: ['Credits are not enough in the portal'] }])
  expect(data.counts).toMatchObject({ create: 1, refused: 1 })
})

test('[USR-022] a large file runs as a job: enrolls once when delivered twice, requires the right', async () => {
  const course = await makeCourse(world)
  const who = await world.person('course_admin')
  const ada = await world.person('learner')
  await fillPool(world, 3)
  const many = Array.from({ length: 120 }, (_, n) => `person-${n}@nowhere.example`)
  const { data } = await validateFile(course, ['email', ...many, ada.email].join('\r\n'), { who })
  expect(data).toMatchObject({ state: listImport.judging, total: 121, judged: 0 })
  const deliver = async () => {
    const [asked] = await queuedJobs<{ import_id: number }>(world, 'enrollments.import-asked')
    await task(await jobContext(world), asked ?? { import_id: 0 })
  }
  await deliver()
  const shown = () => who.call(show_enrollments_import, at(course, data.id))
  expect(await shown()).toMatchObject({ state: listImport.judged, judged: 121, counts: { create: 1, refused: 120 } })
  expect(await who.call(run_enrollments_import, at(course, data.id))).toMatchObject({ state: listImport.running })
  await Promise.all([deliver(), deliver()])
  expect(await shown()).toMatchObject({ state: listImport.finished, done: 1 })
  expect(await learnersOf(course)).toEqual([ada.email])
  const again = await validateFile(course, ['email', ...many, ada.email].join('\n'), { who })
  await world.within('core', (tx) =>
    tx
      .update(memberships)
      .set({ roles: ['learner'] })
      .where(eq(memberships.user_id, who.id)),
  )
  await deliver()
  expect(await staff.call(show_enrollments_import, at(course, again.data.id))).toMatchObject({
    state: listImport.denied,
  })
})

test('[USR-022] rejects a file without emails, for a draft or another course, or from a learner', async () => {
  const [course, draft] = [await makeCourse(world), await makeCourse(world, { publication_status: 1 })]
  expect(await validateFile(course, 'Name\nAda')).toMatchObject({ code: 'lists.import_columns' })
  expect(await validateFile(draft, 'Email\na@example.com')).toMatchObject({ code: 'enrollments.not_published' })
  const learner = await world.person('learner')
  expect(await validateFile(course, 'Email\na@example.com', { who: learner })).toMatchObject({ status: 403 })
  const { data } = await validateFile(course, 'Email\na@example.com')
  await expect(staff.call(show_enrollments_import, at(draft, data.id))).rejects.toMatchObject({ status: 404 })
})
