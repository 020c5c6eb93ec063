import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  create_enrollments,
  delete_course_manager,
  list_course_instructors,
  list_course_managers,
  make_primary_instructor,
} from '@portico/shared/contract/learning/enrollments-people.ts'
import { roleIdOf } from '@portico/shared/access/course-roles.ts'
import { makeCourse } from '../../../../../../../tests/support/course.ts'
import { createWorld, type Person, type World } from '../../../../../../../tests/support/world.ts'
import { lockAccount } from '../../../../credits/credit-account.ts'
import { moveCredits } from '../../../../credits/move-credits.ts'

let world: World
let staff: Person
beforeAll(async () => {
  world = await createWorld()
  staff = await world.person('course_admin')
})
afterAll(() => world.close())

test('[BLD-031] lists instructors and keeps one of them primary, even with concurrent changes', async () => {
  const course = await makeCourse(world)
  const params = { slug: course.slug }
  const [ada, ben] = [await world.person('instructor'), await world.person('instructor')]
  await staff.call(create_enrollments, {
    params,
    body: { role_id: roleIdOf('instructor'), user_ids: [ada.id, ben.id] },
  })
  const listed = async () =>
    (await staff.call(list_course_instructors, { params })).map(({ user_id, is_primary }) => [user_id, is_primary])
  expect(await listed()).toEqual([
    [ada.id, true],
    [ben.id, false],
  ])
  const make = (user_id: number, who = staff) => who.call(make_primary_instructor, { params: { ...params, user_id } })
  await make(ben.id)
  expect(await listed()).toEqual([
    [ben.id, true],
    [ada.id, false],
  ])
  await Promise.all([ada, ben, ada, ben].map(({ id }) => make(id)))
  expect((await listed()).filter(([, is_primary]) => is_primary)).toHaveLength(1)
  await expect(make(staff.id)).rejects.toMatchObject({ status: 404 })
  await expect(make(ada.id, ada)).rejects.toMatchObject({ status: 403 })
})

test('[BLD-031] [BLD-036] lists managers with seats; the portal revokes its own role, purchases stay', async () => {
  const course = await makeCourse(world)
  const params = { slug: course.slug }
  const [given, buyer, single] = [
    await world.person('manager'),
    await world.person('manager'),
    await world.person('learner'),
  ]
  await staff.call(create_enrollments, { params, body: { role_id: roleIdOf('manager'), user_ids: [given.id] } })
  await world.within('core', async (tx) => {
    for (const [{ id }, amount] of [
      [buyer, 3],
      [single, 1],
    ] as const) {
      const place = { course_id: course.id, user_id: id }
      const to = await lockAccount(tx, { kind: 'manager', ...place })
      const from = await lockAccount(tx, { kind: 'purchase', ...place })
      await moveCredits(tx, { from, to, amount, reason: { move: 'purchased', order_line_id: null, actor_id: id } })
      if (id === single.id)
        await moveCredits(tx, {
          from: to,
          to: from,
          amount,
          reason: { move: 'returned', order_line_id: null, actor_id: id },
        })
    }
  })
  const all = await staff.call(list_course_managers, { params })
  expect(all.toSorted((a, b) => a.user_id - b.user_id)).toMatchObject([
    { user_id: given.id, is_added: true, total: 0, remaining: 0 },
    { user_id: buyer.id, is_added: false, total: 3, remaining: 3, distributed: 0 },
  ])
  const remove = (user_id: number) => staff.call(delete_course_manager, { params: { ...params, user_id } })
  expect((await remove(given.id)).map(({ user_id }) => user_id)).toEqual([buyer.id])
  expect((await remove(buyer.id)).map(({ user_id }) => user_id)).toEqual([buyer.id])
  await expect(given.call(list_course_managers, { params })).rejects.toMatchObject({ status: 403 })
})
