import { afterAll, beforeAll, expect, test } from 'vitest'
import { get_me, login, logout, set_role } from '@portico/shared/contract/identity/session.ts'
import { createWorld, type World } from '../../../../../../tests/support/world.ts'

let world: World
beforeAll(async () => void (world = await createWorld()))
afterAll(() => world.close())

test('[SES-045] [SES-046] [SES-047] login opens a session that GET /me shows and POST /logout ends', async () => {
  const learner = await world.person('learner')
  expect(await learner.call(get_me)).toMatchObject({
    id: learner.id,
    portal_id: world.portals.core.id,
    current_role: 'learner',
  })
  await learner.call(logout)
  await expect(learner.call(get_me)).rejects.toMatchObject({ status: 401 })
})

test('[SES-048] [ROL-017] [ROL-018] switches among held roles; a revoked current role falls back to the first', async () => {
  const person = await world.person(['admin', 'instructor', 'learner'])
  expect(await person.call(get_me)).toMatchObject({ current_role: 'admin' })
  expect(await person.call(set_role, { body: { role: 'learner' } })).toMatchObject({ landing: '/courses/learner' })
  expect(await person.call(get_me)).toMatchObject({ current_role: 'learner' })
  expect((await person.send('GET', `/admin/portals/${world.portals.core.id}`)).status).toBe(403)
  await expect(person.call(set_role, { body: { role: 'editor' } })).rejects.toMatchObject({
    status: 403,
    code: 'access.role_not_held',
  })
  await world.services.platform.sql`update memberships set roles = '{admin,instructor}' where user_id = ${person.id}`
  await world.services.identity.caughtUp()
  expect(await person.call(get_me)).toMatchObject({ current_role: 'admin' })
  expect((await person.send('GET', `/admin/portals/${world.portals.core.id}`)).status).toBe(200)
})

test('[SES-033] [ERR-006] a newer login ends the earlier session, whose next call gets 401 with the message', async () => {
  const first = await world.person('learner')
  const second = world.visitor()
  await second.call(login, { body: { login: first.email, password: first.password } })
  await expect(first.call(get_me)).rejects.toMatchObject({
    status: 401,
    message: 'You have been logged out due to inactivity or an alternate login.',
  })
  expect(await second.call(get_me)).toMatchObject({ id: first.id })
})

test('[ERR-035] wrong passwords, unknown people and other portals’ members get the same response', async () => {
  const person = await world.person('learner', 'summit')
  const refused = { status: 401, code: 'auth.invalid_credentials' }
  const visitor = world.visitor('summit')
  await expect(
    visitor.call(login, { body: { login: person.email, password: 'Wrong!passw0rd' } }),
  ).rejects.toMatchObject(refused)
  await expect(
    visitor.call(login, { body: { login: 'nobody@example.com', password: person.password } }),
  ).rejects.toMatchObject(refused)
  await expect(
    world.visitor('core').call(login, { body: { login: person.email, password: person.password } }),
  ).rejects.toMatchObject(refused)
  expect(await visitor.call(login, { body: { login: person.email, password: person.password } })).toMatchObject({
    user: { id: person.id },
    landing: '/courses/learner',
  })
})

test('[OP-29] rejects a mutation without the session’s own CSRF token', async () => {
  const learner = await world.person('learner')
  expect((await learner.send('POST', '/logout', { csrf: false })).status).toBe(419)
  const other = await world.person('learner')
  await other.send('GET', '/sanctum/csrf-cookie')
  const foreign = decodeURIComponent(other.cookies.get('XSRF-TOKEN') ?? '')
  expect(
    (
      await learner.send('POST', '/logout', {
        csrf: false,
        headers: {
          'x-xsrf-token': foreign,
          cookie: `portico_session=${learner.cookies.get('portico_session')}; XSRF-TOKEN=${encodeURIComponent(foreign)}`,
        },
      })
    ).status,
  ).toBe(419)
  expect((await learner.send('POST', '/logout')).status).toBe(200)
})

test('[SES-059] cookies carry the prefix, live a day and are shared below the parent domain', async () => {
  const person = await world.person('learner', 'summit')
  const response = await world
    .visitor('summit')
    .send('POST', '/login', { body: { login: person.email, password: person.password } })
  const cookies = response.headers.getSetCookie()
  const session = cookies.find((line) => line.startsWith('portico_session=')) ?? ''
  expect(session).toMatch(/Max-Age=86400/)
  expect(session).toMatch(/Domain=portico\.localhost/)
  expect(session).toMatch(/HttpOnly/)
  expect(cookies.find((line) => line.startsWith('portico_is_auth=1'))).not.toMatch(/HttpOnly/)
})

test('five wrong passwords lock the account temporarily, even for the right password from another connection', async () => {
  const person = await world.person('learner')
  for (let guess = 0; guess < 5; guess += 1)
    await world.visitor().send('POST', '/login', { body: { login: person.email, password: 'Wrong!passw0rd' } })
  await expect(
    world.visitor().call(login, { body: { login: person.email, password: person.password } }),
  ).rejects.toMatchObject({ status: 429, code: 'auth.account_locked' })
})
