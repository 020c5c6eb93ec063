import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  complete_user_course,
  delete_enrollment,
  list_course_learners,
} from '@portico/shared/contract/learning/enrollments.ts'
import {
  attach_curator,
  detach_curator,
  find_curators,
  list_curated_learners,
  show_learner_progress,
} from '@portico/shared/contract/learning/enrollments-learner.ts'
import { show_learner_assignment } from '@portico/shared/contract/assignments-staff.ts'
import { list_exam_users, reset_exam, show_learner_exam } from '@portico/shared/contract/exams/exams-staff.ts'
import { get_learner_course } from '@portico/shared/contract/learning/learning.ts'
import { note_presence, start_module_item } from '@portico/shared/contract/learning/item-progress.ts'
import { list_notifications } from '@portico/shared/contract/notifications.ts'
import { enroll, makeCourse, type MadeCourse } from '../../../../../../../tests/support/course.ts'
import { createWorld, type Person, type World } from '../../../../../../../tests/support/world.ts'

let world: World
let staff: Person
let curator: Person
let course: MadeCourse
beforeAll(async () => {
  world = await createWorld()
  staff = await world.person('course_admin')
  curator = await world.person('instructor')
  course = await makeCourse(world, { outline: [['Text', 'Exam', 'Assignment']] })
})
afterAll(() => world.close())

type Taker = { learner: Person; related_id: number }
async function taker(of = course): Promise<Taker> {
  const learner = await world.person('learner')
  return { learner, related_id: await enroll(world, { course: of, user_id: learner.id }) }
}
const enrollmentParams = ({ related_id }: Taker) => ({ params: { slug: course.slug, related_id } })
const attach = (one: Taker, user_id: number, who = staff) =>
  who.call(attach_curator, { ...enrollmentParams(one), body: { user_id } })
const progress = (one: Taker, who = curator) => who.call(show_learner_progress, enrollmentParams(one))
const exam = ({ learner, related_id }: Taker) => ({
  params: { course_id: course.id, exam_id: course.items[1]?.id ?? 0, user_id: learner.id },
  query: { related_id },
})
const assignment = ({ learner, related_id }: Taker) => ({
  params: { course_id: course.id, assignment_id: course.items[2]?.id ?? 0, user_id: learner.id },
  query: { related_id },
})
const notFound = { code: 'general.not_found' }
const notificationsOf = async (who: Person) =>
  (await who.call(list_notifications)).data.filter(({ type }) => type === 'curator_attached')

test('[BLD-037] [OP-93] a curator sees progress and answers of one enrollment only, and changes nothing', async () => {
  const [one, other] = [await taker(), await taker()]
  await expect(progress(one)).rejects.toMatchObject(notFound)
  await attach(one, curator.id)
  expect(await progress(one)).toMatchObject({
    user_id: one.learner.id,
    curator: { id: curator.id },
    modules: [{ items: [{ status: 4 }, { status: 4 }, { status: 4 }] }],
  })
  expect(await curator.call(show_learner_exam, exam(one))).toMatchObject({ learner: { id: one.learner.id } })
  expect(await curator.call(show_learner_assignment, assignment(one))).toMatchObject({ may_grade: false })
  for (const refused of [
    () => progress(other),
    () => curator.call(show_learner_exam, exam(other)),
    () => curator.call(show_learner_exam, { ...exam(one), query: { related_id: other.related_id } }),
    () => curator.call(show_learner_assignment, assignment(other)),
    () => curator.call(list_course_learners, { params: { slug: course.slug } }),
    () => curator.call(list_exam_users, { params: exam(one).params }),
    () => curator.call(reset_exam, { params: exam(one).params, body: { related_id: one.related_id } }),
  ])
    await expect(refused()).rejects.toMatchObject(notFound)
  await expect(attach(other, curator.id, curator)).rejects.toMatchObject({ status: 403 })
  await staff.call(detach_curator, enrollmentParams(one))
  await expect(progress(one)).rejects.toMatchObject(notFound)
})

test('[BLD-037] a curator loses access once their learner is unenrolled', async () => {
  const one = await taker()
  await attach(one, curator.id)
  expect(await progress(one)).toMatchObject({ user_id: one.learner.id })
  await staff.call(delete_enrollment, enrollmentParams(one))
  for (const refused of [
    () => progress(one),
    () => curator.call(show_learner_exam, exam(one)),
    () => curator.call(show_learner_assignment, assignment(one)),
  ])
    await expect(refused()).rejects.toMatchObject(notFound)
  expect(await progress(one, staff)).toMatchObject({ user_id: one.learner.id })
})

test('[BLD-037] notifies a curator once, lists their learners of all courses, one curator per enrollment', async () => {
  const elsewhere = await makeCourse(world)
  const [one, two] = [await taker(), await taker(elsewhere)]
  const [first, second] = [await world.person('instructor'), await world.person('sub_admin')]
  expect(await attach(one, first.id)).toEqual({ curator: { id: first.id, name: 'Ada Example' } })
  await attach(one, first.id)
  await staff.call(attach_curator, {
    params: { slug: elsewhere.slug, related_id: two.related_id },
    body: { user_id: first.id },
  })
  expect(await notificationsOf(first)).toMatchObject([
    { path: `/courses/builder/${elsewhere.slug}/enrollments/${two.related_id}` },
    { path: `/courses/builder/${course.slug}/enrollments/${one.related_id}` },
  ])
  const { data, meta } = await first.call(list_curated_learners, { query: { with_total: '1' } })
  expect([data.map(({ id, course: { slug } }) => [id, slug]), meta.total?.count]).toEqual([
    [
      [two.related_id, elsewhere.slug],
      [one.related_id, course.slug],
    ],
    2,
  ])
  await Promise.all([attach(one, second.id), attach(one, second.id)])
  expect((await first.call(list_curated_learners)).data.map(({ id }) => id)).toEqual([two.related_id])
  expect((await staff.call(list_course_learners, { params: { slug: course.slug } })).data).toContainEqual(
    expect.objectContaining({ id: one.related_id, curator: { id: second.id, name: 'Ada Example' } }),
  )
  expect(
    await one.learner.call(get_learner_course, {
      params: { slug: course.slug },
      query: { related_id: one.related_id },
    }),
  ).toMatchObject({ curator: 'Ada Example' })
})

test('[OP-93] only portal staff who see learners can be curators, and never their own', async () => {
  const one = await taker()
  const [editor, elsewhere] = [await world.person('editor'), await world.person('instructor', 'summit')]
  const found = async (search: string) =>
    (await staff.call(find_curators, { ...enrollmentParams(one), query: { search } })).map(({ id }) => id)
  expect(await found(curator.email)).toEqual([curator.id])
  for (const who of [editor, elsewhere, one.learner]) {
    expect(await found(who.email)).toEqual([])
    if (who !== one.learner) await expect(attach(one, who.id)).rejects.toMatchObject({ code: 'enrollments.no_curator' })
  }
  await expect(attach(one, one.learner.id)).rejects.toMatchObject({ code: 'enrollments.own_curator' })
})

test('[LRN-032] staff see the time per item; learners and staff see items completed by staff', async () => {
  const one = await taker()
  const [text = { id: 0 }] = course.items
  const asked = { params: { id: text.id }, body: { related_id: one.related_id } }
  const began = Date.now()
  await one.learner.call(start_module_item, asked)
  for (const [passed_ms, is_offline] of [
    [60_000, false],
    [600_000, true],
  ] as const) {
    world.setNow(new Date(began + passed_ms))
    await one.learner.call(note_presence, {
      params: asked.params,
      body: { related_id: one.related_id, active_ms: is_offline ? 300_000 : 30_000, is_offline },
    })
  }
  world.setNow(null)
  await staff.call(complete_user_course, { ...enrollmentParams(one), body: { reason: 'Sat with us on paper.' } })
  const time = { active_ms: 30_000, offline_ms: 300_000 }
  const items = course.items.map(({ id }) => id)
  expect(await progress(one, staff)).toMatchObject({
    ...time,
    completed_by_staff: { name: 'Ada Example', reason: 'Sat with us on paper.' },
    modules: [{ items: items.map((id) => ({ id, is_by_staff: true, ...(id === text.id ? time : { active_ms: 0 }) })) }],
  })
  const shown = await one.learner.call(get_learner_course, {
    params: { slug: course.slug },
    query: { related_id: one.related_id },
  })
  expect(shown.completed_by_staff).toMatchObject({
    name: 'Ada Example',
    reason: 'Sat with us on paper.',
    item_ids: items,
  })
})
