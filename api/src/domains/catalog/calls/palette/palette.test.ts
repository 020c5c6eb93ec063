import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Role } from '@portico/shared/access/roles.ts'
import { callsOf } from '@portico/shared/contract/lists/lists.ts'
import { show_staff_order } from '@portico/shared/contract/orders/staff.ts'
import { find_entries } from '@portico/shared/contract/catalog/palette.ts'
import { makeCourse } from '../../../../../../tests/support/course.ts'
import { createWorld, type World } from '../../../../../../tests/support/world.ts'
import { courses } from '../../../courses/tables.ts'
import { orders } from '../../../orders/tables.ts'
import { users } from '../../../identity/tables.ts'

let world: World
let order_id: number
let buyer_email: string
beforeAll(async () => {
  world = await createWorld()
  for (const portal of ['core', 'summit'] as const) {
    await makeCourse(world, { portal, title: `Zephyr course ${portal}`, publication_status: 1 })
    const gone = await makeCourse(world, { portal, title: 'Zephyr course deleted' })
    await world.within(portal, (tx) =>
      tx.update(courses).set({ deleted_at: new Date() }).where(eq(courses.id, gone.id)),
    )
    const admin = await world.person('admin', portal)
    await admin.call(callsOf('topics').create, { body: { title: `Zéphyr topic ${portal}` } })
    await admin.call(callsOf('faq').create, { body: { question: `A zephyr question ${portal}`, answer: 'Yes.' } })
    const buyer = await world.person('learner', portal)
    await world.services.platform.db
      .update(users)
      .set({ first_name: 'Zoë', last_name: portal })
      .where(eq(users.id, buyer.id))
    const paths = { success_path: '/', cancel_path: '/', request_hash: 'x', idempotency_key: 'one' }
    const [order] = await world.within(portal, (tx) =>
      tx
        .insert(orders)
        .values({ user_id: buyer.id, type: 'course', total: 4_900, ...paths })
        .returning(),
    )
    if (portal === 'core') {
      order_id = order?.id ?? 0
      buyer_email = buyer.email
    }
  }
})
afterAll(() => world.close())

const found = async (role: Role, search: string, portal: 'core' | 'summit' = 'core') =>
  (await (await world.person(role, portal)).call(find_entries, { query: { search } })).map(({ kind, title }) => ({
    kind,
    title,
  }))

test('finds the portal’s courses, lists, people and orders regardless of accents', async () => {
  expect(await found('admin', 'zephyr')).toEqual([
    { kind: 'course', title: 'Zephyr course core' },
    { kind: 'list', title: 'A zephyr question core' },
    { kind: 'list', title: 'Zéphyr topic core' },
  ])
  expect(await found('admin', buyer_email)).toEqual([
    { kind: 'user', title: expect.any(String) },
    { kind: 'order', title: expect.stringContaining(`Order ${order_id}`) },
  ])
  expect(await found('admin', 'zoe core')).toEqual([
    { kind: 'user', title: 'Zoë core' },
    { kind: 'order', title: `Order ${order_id}, Zoë core` },
  ])
  expect(await found('admin', 'zoe summit')).toEqual([])
  expect((await found('admin', `#${String(order_id).padStart(2, '0')}`)).map(({ kind }) => kind)).toEqual(['order'])
  expect(await found('admin', 'zephyr', 'summit')).not.toContainEqual(
    expect.objectContaining({ title: expect.stringContaining('core') }),
  )
  expect(await found('admin', '%%')).toEqual([])
})

test('shows the first five of a kind by name', async () => {
  for (const number of [6, 5, 4, 3, 2, 1]) await makeCourse(world, { title: `Quartz ${number}` })
  expect((await found('admin', 'quartz')).map(({ title }) => title)).toEqual([1, 2, 3, 4, 5].map((n) => `Quartz ${n}`))
})

test('finds only what the role may read; rejects text that is too short or invalid', async () => {
  expect(await found('instructor', 'zephyr')).toEqual([
    { kind: 'course', title: 'Zephyr course core' },
    { kind: 'list', title: 'Zéphyr topic core' },
  ])
  expect(await found('accounting', 'zephyr')).toEqual([])
  expect(await found('accounting', buyer_email)).toEqual([{ kind: 'order', title: expect.any(String) }])
  for (const role of ['learner', 'manager'] as const) {
    expect(await found(role, 'zephyr')).toEqual([])
    expect(await found(role, buyer_email)).toEqual([])
  }
  const admin = await world.person('admin')
  for (const search of ['a', '  a ', 'a\u0000b', 'x'.repeat(201)])
    await expect(admin.call(find_entries, { query: { search } })).rejects.toMatchObject({ status: 422 })
})

test('opens an order from the palette, on its portal, for roles that may read orders', async () => {
  const named = { params: { order_id } }
  expect(await (await world.person('accounting')).call(show_staff_order, named)).toMatchObject({
    id: order_id,
    total: 4_900,
    buyer: { email: buyer_email },
  })
  await expect((await world.person('editor')).call(show_staff_order, named)).rejects.toMatchObject({ status: 403 })
  await expect((await world.person('admin', 'summit')).call(show_staff_order, named)).rejects.toMatchObject({
    status: 404,
  })
})
