import { afterAll, beforeAll, expect, test } from 'vitest'
import { memberships } from '../domains/identity/tables.ts'
import { eq } from 'drizzle-orm'
import { createWorld, type World } from '../../../tests/support/world.ts'

let world: World
beforeAll(async () => void (world = await createWorld()))
afterAll(() => world.close())

const statusAndMessage = async (response: Response): Promise<[number, string]> => [
  response.status,
  ((await response.json()) as { error: { message: string } }).error.message,
]

test('[ERR-019] a call without a session answers Unauthorized; with one it does not', async () => {
  expect(await statusAndMessage(await world.visitor().send('GET', '/me'))).toEqual([401, 'Unauthorized'])
  expect((await (await world.person('learner')).send('GET', '/me')).status).toBe(200)
})

test('[ERR-020] [ERR-022] a missing resource and a missing portal have their own messages', async () => {
  const admin = await world.person('super_admin', 'admin')
  expect(await statusAndMessage(await (await world.person('admin')).send('GET', '/portals/topics/999999'))).toEqual([
    404,
    'Resource not found!',
  ])
  expect(await statusAndMessage(await admin.send('GET', '/admin/portals/999999'))).toEqual([404, 'Portal not found!'])
  expect((await admin.send('GET', `/admin/portals/${world.portals.summit.id}`)).status).toBe(200)
})

test('[ERR-023] subscribing to another person’s channel answers Authorization failed!', async () => {
  const learner = await world.person('learner')
  const ask = (id: number) =>
    learner.send('POST', '/broadcasting/auth', {
      body: { socket_id: '1.1', channel_name: `private-notifications.${id}` },
    })
  expect(await statusAndMessage(await ask(learner.id + 1))).toEqual([403, 'Authorization failed!'])
  expect((await ask(learner.id)).status).toBe(200)
})

test('[ERR-034] [ERR-035] a blocked person and a wrong password get their own messages', async () => {
  const person = await world.person('learner')
  const signIn = (password: string) =>
    world.visitor().send('POST', '/login', { body: { login: person.email, password } })
  const [wrong, words] = await statusAndMessage(await signIn('Wrong!passw0rd'))
  expect([wrong, words]).toEqual([401, expect.stringMatching(/not correct/)])
  expect((await signIn(person.password)).status).toBe(200)
  await world.within('core', (tx) =>
    tx.update(memberships).set({ is_blocked: true }).where(eq(memberships.user_id, person.id)),
  )
  expect(await statusAndMessage(await signIn(person.password))).toEqual([403, expect.stringMatching(/blocked/)])
})
