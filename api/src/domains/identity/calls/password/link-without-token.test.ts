import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from '../../../../../../tests/support/world.ts'

let world: World
beforeAll(async () => void (world = await createWorld()))
afterAll(() => world.close())

test.each([
  ['/token/verify', { type: 'reset', email: 'ada@example.com' }],
  ['/reset-password', { email: 'ada@example.com', password: 'brisk7!moose' }],
])('[ERR-026] %s reports an empty token as undefined and a wrong one as invalid', async (path, body) => {
  const missing = await world.visitor().send('POST', path, { body: { ...body, token: ' ' } })
  expect([missing.status, await missing.json()]).toMatchObject([
    422,
    { error: { code: 'validation.failed', fields: { token: ['Token is undefined!'] } } },
  ])
  const wrong = await world.visitor().send('POST', path, { body: { ...body, token: 'x'.repeat(40) } })
  expect([wrong.status, ((await wrong.json()) as { error: { code: string } }).error.code]).toEqual(
    path === '/token/verify' ? [422, 'auth.token_invalid'] : [422, 'auth.reset_link_invalid'],
  )
})
