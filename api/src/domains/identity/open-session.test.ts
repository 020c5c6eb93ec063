import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { get_me, login } from '@portico/shared/contract/identity/session.ts'
import { createWorld, type World } from '../../../../tests/support/world.ts'
import { createClient } from '../../../../tests/support/client.ts'
import { memberships } from './tables.ts'
import { sessions } from '../../kernel/tables.ts'

let world: World
beforeAll(async () => void (world = await createWorld()))
afterAll(() => world.close())
const sessionsOf = async (id: number) =>
  (
    await world.services.auth.connection.db.select({ id: sessions.id }).from(sessions).where(eq(sessions.user_id, id))
  ).map((row) => row.id)

test('a right password on a portal without membership opens nothing and ends no session', async () => {
  const person = await world.person('learner', 'summit')
  const before = await sessionsOf(person.id)
  expect(before).toHaveLength(1)
  const response = await world
    .visitor('core')
    .send('POST', '/login', { body: { login: person.email, password: person.password } })
  expect([response.status, response.headers.getSetCookie()]).toEqual([401, []])
  expect(await sessionsOf(person.id)).toEqual(before)
  expect(await person.call(get_me)).toMatchObject({ id: person.id })
  await world.visitor('summit').call(login, { body: { login: person.email, password: person.password } })
  const after = await sessionsOf(person.id)
  expect(after).toHaveLength(1)
  expect(after).not.toEqual(before)
})

test('a blocked member is refused before any session is opened or ended', async () => {
  const person = await world.person('learner', 'summit')
  const before = await sessionsOf(person.id)
  await world.services.platform.db
    .update(memberships)
    .set({ is_blocked: true })
    .where(eq(memberships.user_id, person.id))
  await expect(
    world.visitor('summit').call(login, { body: { login: person.email, password: person.password } }),
  ).rejects.toMatchObject({ status: 403, code: 'auth.account_blocked' })
  expect(await sessionsOf(person.id)).toEqual(before)
})

test('each login gets a new session id and ends the browser’s previous session', async () => {
  const first = await world.person('learner')
  const second = await world.person('learner')
  const stolen = new Map(first.cookies)
  await first.call(login, { body: { login: second.email, password: second.password } })
  expect(first.cookies.get('portico_session')).not.toBe(stolen.get('portico_session'))
  expect(await first.call(get_me)).toMatchObject({ id: second.id })
  expect(await sessionsOf(first.id)).toEqual([])
  await expect(createClient(world.app, world.portals.core.host, stolen).call(get_me)).rejects.toMatchObject({
    status: 401,
  })
})

test('[SES-033] many simultaneous logins leave exactly one session, which works', async () => {
  const person = await world.person('learner')
  const visitors = Array.from({ length: 5 }, () => world.visitor())
  await Promise.all(
    visitors.map((visitor) => visitor.call(login, { body: { login: person.email, password: person.password } })),
  )
  expect(await sessionsOf(person.id)).toHaveLength(1)
  const answers = await Promise.all(visitors.map(async (visitor) => (await visitor.send('GET', '/me')).status))
  expect(answers.toSorted()).toEqual([200, ...Array.from({ length: 4 }, () => 401)])
})
