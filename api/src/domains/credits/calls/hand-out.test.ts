import { afterAll, beforeAll, expect, test } from 'vitest'
import { list_manager_courses } from '@portico/shared/contract/credits/credits.ts'
import {
  give_manager_credits,
  list_given_managers,
  list_manager_transactions,
  take_back_seat,
  take_manager_credits,
} from '@portico/shared/contract/credits/hand-out.ts'
import { check_credit_ledger } from '@portico/shared/contract/credits/ledger.ts'
import { list_manager_people } from '@portico/shared/contract/credits/managers.ts'
import { give_credits, take_credits } from '@portico/shared/contract/credits/moves.ts'
import { start_module_item } from '@portico/shared/contract/learning/item-progress.ts'
import { makeCourse, type MadeCourse } from '../../../../../tests/support/course.ts'
import { fillPool } from '../../../../../tests/support/portal-credits.ts'
import { createWorld, type Person, type World } from '../../../../../tests/support/world.ts'

let world: World
let admin: Person
beforeAll(async () => {
  world = await createWorld()
  admin = await world.person('portal_admin')
  await fillPool(world, 200)
})
afterAll(() => world.close())

const sent = (amount: number) => ({ amount, sent_as: crypto.randomUUID() })
/** Creates a manager to whom the portal gave this many credits of a course. */
async function managerWith(amount: number, course: MadeCourse): Promise<Person> {
  const manager = await world.person('manager')
  await admin.call(give_credits, { body: { ...sent(amount), course_id: course.id, email: manager.email } })
  return manager
}
const handOut = (
  who: Person,
  course: MadeCourse,
  body: { as: 'learner' | 'manager'; amount?: number; emails: string[] },
) => who.call(give_manager_credits, { params: { slug: course.slug }, body: { ...sent(1), ...body } })
const seats = async (who: Person) => {
  const [first] = await who.call(list_manager_courses)
  return first && [first.total, first.remaining, first.distributed, first.used]
}

test('[CRD-003] [CRD-014] [CRD-022] enrolls all named people or none; current learners cost no credit', async () => {
  const course = await makeCourse(world)
  const manager = await managerWith(2, course)
  const [one, two, three] = [
    await world.person('learner'),
    await world.person('learner'),
    await world.person('learner'),
  ]
  const emails = [one.email, two.email]
  await expect(handOut(manager, course, { as: 'learner', emails: [...emails, three.email] })).rejects.toMatchObject({
    message: 'Yours credits are not enough',
  })
  await expect(
    handOut(manager, course, { as: 'learner', emails: [one.email, 'nobody@example.com'] }),
  ).rejects.toMatchObject({ code: 'enrollments.unknown_address' })
  expect(await seats(manager)).toEqual([2, 2, 0, 0])
  expect(await handOut(manager, course, { as: 'learner', emails })).toEqual({ given: 2, unchanged: 0 })
  expect(await handOut(manager, course, { as: 'learner', emails })).toEqual({ given: 0, unchanged: 2 })
  expect(await seats(manager)).toEqual([2, 0, 0, 2])
})

test('[CRD-017] [OP-72] takes back an unstarted seat once, only by its own manager', async () => {
  const course = await makeCourse(world, { outline: [['Text']] })
  const [manager, other] = [await managerWith(2, course), await managerWith(2, course)]
  const [idle, busy] = [await world.person('learner'), await world.person('learner')]
  await handOut(manager, course, { as: 'learner', emails: [idle.email, busy.email] })
  const params = { slug: course.slug }
  const { data } = await manager.call(list_manager_people, { params })
  const of = (person: Person) => data.find((row) => row.user_id === person.id)?.id ?? 0
  await busy.call(start_module_item, { params: { id: course.items[0]?.id ?? 0 }, body: { related_id: of(busy) } })
  const takeBack = (related_id: number, who = manager) =>
    who.call(take_back_seat, { params: { ...params, related_id } })
  await expect(takeBack(of(busy))).rejects.toMatchObject({ code: 'credits.seat_begun' })
  await expect(takeBack(of(idle), other)).rejects.toMatchObject({ status: 404 })
  const taken = await Promise.allSettled([takeBack(of(idle)), takeBack(of(idle)), takeBack(of(idle))])
  expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await seats(manager)).toEqual([2, 1, 0, 1])
})

test('[CRD-014] [CRD-017] [CRD-022] gives credits to another manager and takes unused ones back', async () => {
  const course = await makeCourse(world)
  const manager = await managerWith(10, course)
  const [helper, learner] = [await world.person('learner'), await world.person('learner')]
  const give = (amount: number) => handOut(manager, course, { as: 'manager', amount, emails: [helper.email] })
  await expect(give(11)).rejects.toMatchObject({ code: 'credits.not_enough' })
  await expect(handOut(manager, course, { as: 'manager', emails: [manager.email] })).rejects.toMatchObject({
    code: 'credits.own_account',
  })
  await give(4)
  expect(await seats(manager)).toEqual([10, 6, 4, 0])
  const params = { slug: course.slug }
  expect(await manager.call(list_given_managers, { params })).toMatchObject([
    { user_id: helper.id, given: 4, returnable: 4 },
  ])
  const take = (amount: number) =>
    manager.call(take_manager_credits, { params: { ...params, user_id: helper.id }, body: sent(amount) })
  await expect(take(5)).rejects.toMatchObject({ message: 'Yours credits are not enough' })
  expect(await take(3)).toEqual({ returned: 3 })
  expect(await seats(manager)).toEqual([10, 9, 1, 0])
  await expect(
    manager.call(take_manager_credits, { params: { ...params, user_id: learner.id }, body: sent(1) }),
  ).rejects.toMatchObject({ status: 404 })
})

test('[CRD-020] lists the movements of a manager’s own credits, not another manager’s', async () => {
  const course = await makeCourse(world)
  const [manager, other] = [await managerWith(5, course), await managerWith(7, course)]
  const learner = await world.person('learner')
  await handOut(manager, course, { as: 'learner', emails: [learner.email] })
  const read = async (who: Person) =>
    (await who.call(list_manager_transactions, { params: { slug: course.slug } })).data.map((line) => [
      line.move,
      line.amount,
      line.balance,
    ])
  expect(await read(manager)).toEqual([
    ['consumed', 1, 4],
    ['distributed', 5, 5],
  ])
  expect(await read(other)).toEqual([['distributed', 7, 7]])
  const stranger = await world.person('manager')
  await expect(read(stranger)).rejects.toMatchObject({ status: 404 })
})

test('[CRD-022] [OP-71] never spends a credit twice under concurrent use and keeps the ledger whole', async () => {
  const course = await makeCourse(world)
  const manager = await managerWith(5, course)
  const [helper, ...people] = await Promise.all(Array.from({ length: 9 }, () => world.person('learner')))
  if (!helper) throw new Error('nobody to help')
  const asked = [
    ...people.map(({ email }) => handOut(manager, course, { as: 'learner', emails: [email] })),
    ...[1, 2].map((amount) => handOut(manager, course, { as: 'manager', amount, emails: [helper.email] })),
    ...[1, 2].map((amount) =>
      admin.call(take_credits, { body: { ...sent(amount), course_id: course.id, email: manager.email } }),
    ),
  ]
  const outcomes = await Promise.allSettled(asked)
  const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? one.reason.code : []))
  expect(new Set(refused)).toEqual(new Set(['credits.not_enough']))
  const [, remaining = -1, distributed = 0, used = 0] = (await seats(manager)) ?? []
  const takenBack = outcomes.slice(-2).filter(({ status }) => status === 'fulfilled').length
  expect(remaining).toBeGreaterThanOrEqual(0)
  expect(remaining + distributed + used).toBeLessThanOrEqual(5)
  expect(takenBack + used + distributed).toBeGreaterThan(0)
  expect(await admin.call(check_credit_ledger)).toMatchObject({ state: 'whole' })
})
