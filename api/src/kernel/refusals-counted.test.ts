import { afterAll, beforeAll, expect, test } from 'vitest'
import { list_staff_orders } from '@portico/shared/contract/orders/staff.ts'
import { login } from '@portico/shared/contract/identity/session.ts'
import { createWorld, type Person, type World } from '../../../tests/support/world.ts'

let world: World
beforeAll(async () => void (world = await createWorld()))
afterAll(() => world.close())

const refusals = () => world.services.platform.sql<{ actor_id: string | null; refused: string; times: number }[]>`
  select actor_id, refused, times from activity_logs where refused is not null`
const denied = (person: Person) => expect(person.call(list_staff_orders)).rejects.toMatchObject({ status: 403 })

test('counts a hundred identical refusals per person instead of adding a row for each', async () => {
  const [first, second] = [await world.person('learner'), await world.person('learner')]
  await Promise.all(Array.from({ length: 100 }, () => denied(first)))
  await denied(second)
  const of = async (person: Person) => (await refusals()).filter(({ actor_id }) => Number(actor_id) === person.id)
  const rows = await of(first)
  // One row, or two if a new minute started meanwhile.
  expect(rows.length).toBeLessThanOrEqual(2)
  expect(rows.reduce((sum, { times }) => sum + times, 0)).toBe(100)
  expect((await of(second)).map(({ times }) => times)).toEqual([1])
})

test('code that writes the log cannot update its rows', async () => {
  await expect(
    world.visitor().call(login, { body: { login: 'nobody@example.com', password: 'Wrong!passw0rd' } }),
  ).rejects.toMatchObject({ code: 'auth.invalid_credentials' })
  await expect(world.within('core', (tx) => tx.execute('update activity_logs set times = 9'))).rejects.toMatchObject({
    cause: { code: '42501' },
  })
  expect((await refusals()).some(({ refused, times }) => refused === 'auth.invalid_credentials' && times === 1)).toBe(
    true,
  )
})
