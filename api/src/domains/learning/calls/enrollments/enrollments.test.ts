import { afterAll, beforeAll, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import {
  complete_user_course,
  delete_enrollment,
  list_course_learners,
  show_open_items,
} from '@portico/shared/contract/learning/enrollments.ts'
import { finish_exam, show_exam_try, start_exam } from '@portico/shared/contract/exams/exams.ts'
import { get_learner_course, list_learner_modules, show_seat_time } from '@portico/shared/contract/learning/learning.ts'
import { finish_module_item, start_module_item } from '@portico/shared/contract/learning/item-progress.ts'
import { count_course_reviews, list_course_reviews, set_review_published } from '@portico/shared/contract/reviews.ts'
import { enroll, makeCourse, type MadeCourse } from '../../../../../../tests/support/course.ts'
import { queuedJobs } from '../../../../../../tests/support/queued-jobs.ts'
import { createWorld, type Person, type World } from '../../../../../../tests/support/world.ts'
import { enrollments, itemProgress, staffCompletions } from '../../tables.ts'
import { examTries } from '../../../exams/tables.ts'
import { reviews } from '../../../questions/tables.ts'
import { orderLines, orders } from '../../../orders/tables.ts'
import { creditBalance, lockAccount } from '../../../credits/credit-account.ts'
import { enrollWithCredit } from '../../enroll-with-credit.ts'
import { moveCredits } from '../../../credits/move-credits.ts'

let world: World
let staff: Person
let learner: Person
beforeAll(async () => {
  world = await createWorld()
  staff = await world.person('course_admin')
  learner = await world.person('learner')
})
afterAll(() => world.close())

const listed = (course: MadeCourse, query: { status?: '1' | '4' | '5'; search?: string } = {}) =>
  staff.call(list_course_learners, { params: { slug: course.slug }, query: { ...query, with_total: '1' } })
const unenroll = (course: MadeCourse, related_id: number) =>
  staff.call(delete_enrollment, { params: { slug: course.slug, related_id } })
const finish = (related_id: number) =>
  world.within('core', (tx) =>
    tx
      .update(enrollments)
      .set({ finished_at: new Date(), started_at: new Date(), status: 5, percentage: 100 })
      .where(eq(enrollments.id, related_id)),
  )

test('[BLD-031] lists a course’s learners with their progress, filtered by email and status', async () => {
  const course = await makeCourse(world)
  const other = await world.person('learner')
  const done = await enroll(world, { course, user_id: learner.id })
  const begun = await enroll(world, { course, user_id: other.id })
  await finish(done)
  const { data, meta } = await listed(course)
  expect([data, meta.total]).toMatchObject([
    [
      { id: begun, user_id: other.id, status: 4, percentage: 0, finished_at: null },
      { id: done, user_id: learner.id, email: learner.email, status: 5, percentage: 100 },
    ],
    { count: 2 },
  ])
  expect((await listed(course, { status: '5' })).data).toMatchObject([{ id: done }])
  expect((await listed(course, { search: other.email })).data).toMatchObject([{ id: begun }])
  expect((await listed(await makeCourse(world))).data).toEqual([])
})

test('[USR-022] unenrolling removes the course, is repeatable, and keeps completions', async () => {
  const course = await makeCourse(world)
  const related_id = await enroll(world, { course, user_id: learner.id })
  const opened = () => learner.call(get_learner_course, { params: { slug: course.slug }, query: { related_id } })
  expect(await opened()).toMatchObject({ related_id })
  const other = await makeCourse(world)
  await expect(unenroll(other, related_id)).rejects.toMatchObject({ code: 'general.not_found' })
  await expect(learner.call(delete_enrollment, { params: { slug: course.slug, related_id } })).rejects.toMatchObject({
    status: 403,
  })
  await unenroll(course, related_id)
  await expect(opened()).rejects.toMatchObject({ code: 'learning.not_a_learner' })
  expect((await listed(course)).data).toEqual([])
  expect(await unenroll(course, related_id)).toEqual({ id: related_id, is_seat_returned: false, returned_to: null })
  const done = await enroll(world, { course, user_id: learner.id })
  await finish(done)
  await expect(unenroll(course, done)).rejects.toMatchObject({ code: 'enrollments.finished' })
})

test('[BLD-033] [BLD-034] staff read all reviews of a course, toggle one, and counters follow', async () => {
  const course = await makeCourse(world)
  const related_id = await enroll(world, { course, user_id: learner.id })
  const [review] = await world.within('core', (tx) =>
    tx
      .insert(reviews)
      .values({
        course_id: course.id,
        enrollment_id: related_id,
        user_id: learner.id,
        author_name: 'Ada L.',
        rating: 4,
      })
      .returning({ id: reviews.id }),
  )
  const id = review?.id ?? 0
  const counted = () => staff.call(count_course_reviews, { params: { slug: course.slug } })
  expect(await counted()).toEqual({ published: 0, hidden: 1 })
  const pages = async () =>
    (await queuedJobs<{ course_id: number }>(world, 'publish.course-changed')).filter(
      ({ course_id }) => course_id === course.id,
    ).length
  const before = await pages()
  await staff.call(set_review_published, { params: { id }, body: { is_published: true } })
  expect([await counted(), await pages()]).toEqual([{ published: 1, hidden: 0 }, before + 1])
  const of = (published: '0' | '1') =>
    staff.call(list_course_reviews, { params: { slug: course.slug }, query: { published } })
  expect((await of('0')).data).toEqual([])
  expect((await of('1')).data).toMatchObject([{ id, author: 'Ada L.', rating: 4, is_published: true }])
  await staff.call(set_review_published, { params: { id }, body: { is_published: false } })
  expect(await counted()).toEqual({ published: 0, hidden: 1 })
  await expect(learner.call(list_course_reviews, { params: { slug: course.slug } })).rejects.toMatchObject({
    status: 403,
  })
})

test('[LRN-032] [OP-27] staff complete a course: open items finish without score or seat time', async () => {
  const course = await makeCourse(world, { outline: [['Text', 'Exam'], ['Assignment']] })
  const related_id = await enroll(world, { course, user_id: learner.id })
  const [text] = course.items
  const taking = { params: { id: text?.id ?? 0 }, body: { related_id } }
  await learner.call(start_module_item, taking)
  await learner.call(finish_module_item, taking)
  const complete = (reason: string, who = staff, of = course) =>
    who.call(complete_user_course, { params: { slug: of.slug, related_id }, body: { reason } })
  await expect(complete('Because', learner)).rejects.toMatchObject({ status: 403 })
  await expect(complete('Because', await world.person('instructor'))).rejects.toMatchObject({ status: 403 })
  await expect(complete('Because', staff, await makeCourse(world))).rejects.toMatchObject({ code: 'general.not_found' })
  await expect(complete(' ')).rejects.toMatchObject({ code: 'validation.failed' })
  const seat = () => learner.call(show_seat_time, { query: { related_id } })
  const before = await seat()
  const open = (of = course, who = staff) =>
    who.call(show_open_items, { params: { slug: of.slug, related_id } }).then((items) => items.map(({ id }) => id))
  expect(await open()).toEqual(course.items.slice(1).map(({ id }) => id))
  await expect(open(course, learner)).rejects.toMatchObject({ status: 403 })
  await expect(open(await makeCourse(world))).rejects.toMatchObject({ code: 'general.not_found' })
  const done = await complete('Sat the exam on paper.')
  expect(done).toMatchObject({ id: related_id, items: 2, completed_by_staff: { reason: 'Sat the exam on paper.' } })
  expect(await complete('Sat the exam on paper.')).toEqual(done)
  await expect(complete('Another reason')).rejects.toMatchObject({ code: 'enrollments.finished' })
  const of = { params: { slug: course.slug }, query: { related_id } }
  expect(await learner.call(get_learner_course, of)).toMatchObject({ status: 5, percentage: 100 })
  const modules = await learner.call(list_learner_modules, of)
  expect(modules.flatMap(({ items }) => items.map(({ itemable }) => itemable.status))).toEqual([5, 5, 5])
  expect(await seat()).toEqual(before)
  expect(await open()).toEqual([])
  const kept = await world.within('core', async (tx) => ({
    tries: await tx.select().from(examTries).where(eq(examTries.enrollment_id, related_id)),
    items: await tx.select().from(itemProgress).where(eq(itemProgress.enrollment_id, related_id)),
  }))
  expect(kept.tries).toEqual([])
  // The learner's own work keeps its times; items marked by staff were never started.
  expect(kept.items.filter(({ started_at }) => started_at !== null)).toMatchObject([{ module_item_id: text?.id }])
  expect((await listed(course)).data).toMatchObject([
    { id: related_id, status: 5, completed_by_staff: { reason: 'Sat the exam on paper.' } },
  ])
})

test('[LRN-032] a running attempt ends ungraded when staff complete the course; the learner sees the last graded one', async () => {
  const course = await makeCourse(world, { outline: [['Exam']] })
  const related_id = await enroll(world, { course, user_id: learner.id })
  const item_id = course.items[0]?.id ?? 0
  const params = { item_id }
  await learner.call(start_exam, { params, body: { related_id } })
  await learner.call(finish_exam, { params, body: { related_id } })
  await learner.call(start_exam, { params, body: { related_id } })
  await staff.call(complete_user_course, { params: { slug: course.slug, related_id }, body: { reason: 'On paper.' } })
  expect(await learner.call(show_exam_try, { params, query: { related_id } })).toMatchObject({
    running: null,
    last: { attempts: 1, ended_by: 'learner', score: 0 },
  })
})

test('[LRN-032] twenty simultaneous requests complete a course once', async () => {
  const course = await makeCourse(world)
  const related_id = await enroll(world, { course, user_id: learner.id })
  const all = await Promise.allSettled(
    Array.from({ length: 20 }, (_, place) =>
      staff.call(complete_user_course, { params: { slug: course.slug, related_id }, body: { reason: `Why ${place}` } }),
    ),
  )
  const refused = all.flatMap((one) => (one.status === 'rejected' ? [(one.reason as { code?: string }).code] : []))
  expect(refused).toEqual(Array(19).fill('enrollments.finished'))
  const rows = await world.within('core', (tx) =>
    tx.select().from(staffCompletions).where(eq(staffCompletions.enrollment_id, related_id)),
  )
  expect(rows).toHaveLength(1)
  const mailed = await queuedJobs<{ enrollment_id: number }>(world, 'email.course-finished')
  expect(mailed.filter(({ enrollment_id }) => enrollment_id === related_id)).toHaveLength(1)
})

const bought = {
  type: 'course',
  status: 3,
  payment_status: 'completed',
  total: 9_800,
  idempotency_key: 'key-of-seats-0000',
  request_hash: 'x',
  success_path: '/',
  cancel_path: '/',
} as const
const lineOf = { kind: 'Course', title: 'Course', quantity: 2, unit_price: 4_900, total: 9_800 } as const

test('[USR-022] [OP-71] an unstarted learner’s seat returns to its buyer once; a started one stays used', async () => {
  const [buyer, other] = [await world.person('manager'), await world.person('learner')]
  const course = await makeCourse(world)
  const place = { course_id: course.id, user_id: buyer.id }
  const taken = await world.within('core', async (tx) => {
    const [order] = await tx
      .insert(orders)
      .values({ user_id: buyer.id, ...bought })
      .returning()
    const [line] = await tx
      .insert(orderLines)
      .values({ order_id: order?.id ?? 0, course_id: course.id, ...lineOf })
      .returning()
    const order_line_id = line?.id ?? 0
    const outside = await lockAccount(tx, { kind: 'purchase', ...place })
    const held = await lockAccount(tx, { kind: 'manager', ...place })
    const reason = { move: 'purchased', order_line_id, actor_id: null } as const
    await moveCredits(tx, { from: outside, to: held, amount: 2, reason })
    const seats = [learner, other].map(({ id }) => ({
      course_id: course.id,
      learner_id: id,
      holder_id: buyer.id,
      order_line_id,
      actor_id: null,
      now: new Date(),
    }))
    const ids: number[] = []
    for (const seat of seats) ids.push((await enrollWithCredit({ db: tx, emit: async () => {} }, seat)).enrollment_id)
    return ids
  })
  const [unstarted = 0, started = 0] = taken
  await world.within('core', (tx) =>
    tx.update(enrollments).set({ started_at: new Date(), status: 1 }).where(eq(enrollments.id, started)),
  )
  const left = () => world.within('core', (tx) => creditBalance(tx, { kind: 'manager', ...place }))
  expect(await left()).toBe(0)
  const twice = await Promise.all([unenroll(course, unstarted), unenroll(course, unstarted)])
  expect(twice.filter(({ is_seat_returned }) => is_seat_returned)).toHaveLength(1)
  expect(await left()).toBe(1)
  expect(await unenroll(course, started)).toMatchObject({ is_seat_returned: false })
  expect(await left()).toBe(1)
})
