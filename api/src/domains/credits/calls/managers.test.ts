import { afterAll, beforeAll, expect, test } from 'vitest'
import { download_certificate, generate_certificate } from '@portico/shared/contract/credentials/certificates.ts'
import { create_enrollments } from '@portico/shared/contract/learning/enrollments-people.ts'
import { list_manager_courses } from '@portico/shared/contract/credits/credits.ts'
import {
  get_manager_course,
  get_manager_outline,
  list_manager_certificates,
  list_manager_people,
  list_seat_purchases,
} from '@portico/shared/contract/credits/managers.ts'
import { finish_module_item, start_module_item } from '@portico/shared/contract/learning/item-progress.ts'
import { roleIdOf } from '@portico/shared/access/course-roles.ts'
import { makeCourse, type MadeCourse } from '../../../../../tests/support/course.ts'
import { createWorld, type Person, type World } from '../../../../../tests/support/world.ts'
import { orderLines, orders } from '../../orders/tables.ts'
import { buyCredits } from '../../orders/buy-credits.ts'
import { enrollWithCredit } from '../../learning/enroll-with-credit.ts'

let world: World
beforeAll(async () => void (world = await createWorld()))
afterAll(() => world.close())
const slugOf = (course: MadeCourse) => ({ params: { slug: course.slug } })

/** Creates a paid order of this many seats and enrolls these learners in them. */
async function seats(
  manager: Person,
  course: MadeCourse,
  { quantity, learners }: { quantity: number; learners: readonly Person[] },
) {
  return world.within('core', async (db) => {
    const scope = { db, emit: async () => {} }
    const money = { total: quantity * 4900, currency: 'usd' }
    const [order] = await db
      .insert(orders)
      .values({
        ...money,
        user_id: manager.id,
        type: 'course',
        status: 3,
        payment_status: 'completed',
        idempotency_key: crypto.randomUUID(),
        request_hash: '-',
        success_path: '/',
        cancel_path: '/',
      })
      .returning({ id: orders.id })
    const [line] = await db
      .insert(orderLines)
      .values({
        order_id: order?.id ?? 0,
        kind: 'Course',
        course_id: course.id,
        title: 'Seats',
        quantity,
        unit_price: 4900,
        total: money.total,
        fulfilled_at: new Date(),
      })
      .returning({ id: orderLines.id })
    const order_line_id = line?.id ?? 0
    const place = { course_id: course.id, order_line_id }
    await buyCredits(db, { ...place, user_id: manager.id, amount: quantity })
    const made: number[] = []
    for (const { id } of learners)
      made.push(
        (
          await enrollWithCredit(scope, {
            ...place,
            learner_id: id,
            holder_id: manager.id,
            actor_id: manager.id,
            now: new Date(),
          })
        ).enrollment_id,
      )
    return made
  })
}

async function complete(learner: Person, course: MadeCourse, related_id: number) {
  for (const { id } of course.items) {
    await learner.call(start_module_item, { params: { id }, body: { related_id } })
    await learner.call(finish_module_item, { params: { id }, body: { related_id } })
  }
}

test('[BLD-015] lists only a manager’s courses with seats, people and completions; searches and sorts them', async () => {
  const [ada, ben] = [await world.person('manager'), await world.person('manager')]
  const [one, two] = [await world.person('learner'), await world.person('learner')]
  const shared = await makeCourse(world, { title: 'Ladders 100%', outline: [['Text']] })
  const own = await makeCourse(world, { title: 'Anchors' })
  const [first = 0] = await seats(ada, shared, { quantity: 5, learners: [one, two] })
  await seats(ada, own, { quantity: 9, learners: [] })
  await seats(ben, shared, { quantity: 3, learners: [await world.person('learner')] })
  await complete(one, shared, first)
  const ladders = { slug: shared.slug, total: 5, remaining: 3, distributed: 0, used: 2, people: 2, completed: 1 }
  expect(await ada.call(list_manager_courses)).toMatchObject([{ slug: own.slug, remaining: 9, people: 0 }, ladders])
  const slugs = async (query: { search?: string; sort?: '-remaining' | '-title' }) =>
    (await ada.call(list_manager_courses, { query })).map(({ slug }) => slug)
  expect(await slugs({ sort: '-remaining' })).toEqual([own.slug, shared.slug])
  expect(await slugs({ sort: '-title' })).toEqual([shared.slug, own.slug])
  expect(await slugs({ search: '0%' })).toEqual([shared.slug])
  expect(await ben.call(list_manager_courses)).toMatchObject([
    { slug: shared.slug, remaining: 2, people: 1, completed: 0 },
  ])
})

test('[BLD-016] [CRD-004] shows each manager of a course only their own people, credits and purchases', async () => {
  const [ada, ben] = [await world.person('manager'), await world.person('manager')]
  const [hers, his] = [await world.person('learner'), await world.person('learner')]
  const instructor = await world.person('instructor')
  const course = await makeCourse(world, { outline: [['Text']], has_template: true, instructor_id: instructor.id })
  const [of_hers = 0] = await seats(ada, course, { quantity: 4, learners: [hers] })
  const [of_his = 0] = await seats(ben, course, { quantity: 2, learners: [his] })
  await complete(hers, course, of_hers)
  await complete(his, course, of_his)
  const issue = (learner: Person) =>
    learner.call(generate_certificate, { params: { user: learner.id, course: course.id }, body: {} })
  const [her_paper, his_paper] = [await issue(hers), await issue(his)]
  for (const [manager, learner, serial, quantity] of [
    [ada, hers, her_paper.serial, 4],
    [ben, his, his_paper.serial, 2],
  ] as const) {
    expect((await manager.call(list_manager_people, slugOf(course))).data.map((one) => one.user_id)).toEqual([
      learner.id,
    ])
    const listed = await manager.call(list_manager_certificates, slugOf(course))
    expect(listed.data.map((one) => one.serial)).toEqual([serial])
    expect(await manager.call(list_seat_purchases, slugOf(course))).toMatchObject([
      { quantity, claimed: 1, invited: 0, former: 0, free: quantity - 1, is_refunded: false },
    ])
    expect(await manager.call(get_manager_course, slugOf(course))).toMatchObject({
      total: quantity,
      remaining: quantity - 1,
      distributed: 0,
      used: 1,
      people: 1,
      completed: 1,
      not_started: 0,
      in_progress: 0,
      has_certificate: true,
      is_on_sale: true,
    })
  }
  const of = (user_id: number) => ada.call(list_manager_certificates, { ...slugOf(course), query: { user_id } })
  expect((await of(hers.id)).data).toHaveLength(1)
  expect((await of(his.id)).data).toEqual([])
  const pdf = async (person: Person, serial: string) =>
    (await person.send('GET', download_certificate.path.replace(':serial', serial))).status
  expect([await pdf(ada, her_paper.serial), await pdf(ada, his_paper.serial)]).toEqual([200, 404])
})

test('[BLD-016] shows a course’s outline to its managers and answers 404 to others', async () => {
  const [ada, given, stranger] = [
    await world.person('manager'),
    await world.person('manager'),
    await world.person('manager'),
  ]
  const course = await makeCourse(world, { outline: [['Text', 'Exam'], ['Survey']] })
  await seats(ada, course, { quantity: 2, learners: [] })
  const staff = await world.person('course_admin')
  await staff.call(create_enrollments, {
    ...slugOf(course),
    body: { role_id: roleIdOf('manager'), user_ids: [given.id] },
  })
  for (const manager of [ada, given]) {
    const { modules } = await manager.call(get_manager_outline, slugOf(course))
    expect(modules.map(({ items }) => items.map((item) => item.itemable_type))).toEqual([['Text', 'Exam'], ['Survey']])
  }
  expect(await given.call(get_manager_course, slugOf(course))).toMatchObject({ total: 0, people: 0 })
  expect(await given.call(list_seat_purchases, slugOf(course))).toEqual([])
  for (const entry of [
    get_manager_course,
    get_manager_outline,
    list_manager_people,
    list_manager_certificates,
    list_seat_purchases,
  ]) {
    await expect(stranger.call(entry, slugOf(course))).rejects.toMatchObject({ status: 404 })
    await expect(staff.call(entry, slugOf(course))).rejects.toMatchObject({ status: 403 })
  }
})
