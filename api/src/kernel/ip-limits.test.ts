import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from '../../../tests/support/world.ts'

let world: World
beforeAll(async () => void (world = await createWorld()))
afterAll(() => world.close())

let requestCount = 0
const requestFrom = async (address: string) =>
  (
    await world.visitor().send('POST', '/forgot-password', {
      body: { email: `nobody-${(requestCount += 1)}@example.com` },
      headers: { 'x-forwarded-for': address },
    })
  ).status

test('counts an IPv6 address by its /64 network', async () => {
  const answers = await Promise.all(
    Array.from({ length: 25 }, (_, index) => requestFrom(`2001:db8:1:2:${index.toString(16)}::1`)),
  )
  expect(answers.toSorted()).toEqual([
    ...Array.from({ length: 20 }, () => 200),
    ...Array.from({ length: 5 }, () => 429),
  ])
  expect([await requestFrom('2001:db8:1:3::1'), await requestFrom('198.51.100.7')]).toEqual([200, 200])
})
