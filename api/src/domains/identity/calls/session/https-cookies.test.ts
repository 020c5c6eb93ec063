import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { get_me, logout } from '@portico/shared/contract/identity/session.ts'
import { createClient } from '../../../../../../tests/support/client.ts'
import { createWorld, type World } from '../../../../../../tests/support/world.ts'
import { portals } from '../../../portals/tables.ts'

const domain = 'learn.summit-training.example'
let world: World
beforeAll(async () => {
  world = await createWorld({ PUBLIC_HOST: 'academy.example', CONTENT_HOST: 'academy-content.example' })
  await world.services.platform.db
    .update(portals)
    .set({ custom_domain: domain })
    .where(eq(portals.id, world.portals.summit.id))
})
afterAll(() => world.close())

// The name of a device cookie ends with a hash of the account.
const nameOf = (line: string) => (line.split('=')[0] ?? '').replace(/_device_[0-9a-f]{12}$/, '_device')

const signIn = async (host: string) => {
  const { email, password } = await world.person('learner', 'summit')
  const client = createClient(world.app, host)
  const answer = await client.send('POST', '/login', { body: { login: email, password } })
  expect(answer.status).toBe(200)
  return { client, lines: answer.headers.getSetCookie() }
}

test('on https, the shared-host session cookie is __Secure-, the only accepted one; logout removes it', async () => {
  const { client, lines } = await signIn(world.portals.summit.host)
  const session = lines.find((line) => line.includes('portico_session=')) ?? ''
  expect(session).toMatch(/^__Secure-portico_session=[^;]+; /)
  for (const part of [/; Domain=academy\.example(;|$)/, /; HttpOnly(;|$)/, /; Secure(;|$)/, /; SameSite=Lax(;|$)/])
    expect(session).toMatch(part)
  expect(lines.map((line) => nameOf(line)).toSorted()).toEqual([
    'XSRF-TOKEN',
    '__Host-portico_device',
    '__Secure-portico_session',
    'portico_is_auth',
  ])
  const device = lines.find((line) => line.includes('portico_device')) ?? ''
  for (const part of [/; HttpOnly(;|$)/, /; Secure(;|$)/, /; Path=\/(;|$)/]) expect(device).toMatch(part)
  expect(device).not.toMatch(/Domain=/i)
  expect((await client.call(get_me)).portal_id).toBe(world.portals.summit.id)
  const renamed = createClient(
    world.app,
    client.host,
    new Map([['portico_session', client.cookies.get('__Secure-portico_session') ?? '']]),
  )
  await expect(renamed.call(get_me)).rejects.toMatchObject({ status: 401, code: 'session.unauthorized' })
  await client.call(logout)
  expect([...client.cookies.keys()].map(nameOf).toSorted()).toEqual(['XSRF-TOKEN', '__Host-portico_device'])
  await expect(client.call(get_me)).rejects.toMatchObject({ status: 401 })
})

test('[SES-059] on a custom domain the session cookie is __Host-: no Domain, Path=/, Secure', async () => {
  const { client, lines } = await signIn(domain)
  const session = lines.find((line) => line.includes('portico_session=')) ?? ''
  expect(session).toMatch(/^__Host-portico_session=[^;]+; /)
  expect(session).toMatch(/; Path=\/(;|$)/)
  expect(session).not.toMatch(/Domain=/i)
  expect((await client.call(get_me)).portal_id).toBe(world.portals.summit.id)
  await client.call(logout)
  expect([...client.cookies.keys()].map(nameOf).toSorted()).toEqual(['XSRF-TOKEN', '__Host-portico_device'])
})

test('on https, the registration cookie is __Host- and HttpOnly on shared hosts and custom domains', async () => {
  for (const host of [world.portals.summit.host, domain]) {
    const answer = await createClient(world.app, host).send('POST', '/register', {
      body: {
        email: 'grace@example.com',
        password: 'Sturdy!passw0rd',
        first_name: 'Grace',
        last_name: 'Hopper',
        is_adult: true,
      },
    })
    expect(answer.status).toBe(200)
    const [line = '', ...more] = answer.headers.getSetCookie().filter((one) => one.includes('pending_registration'))
    expect({ host, more, line }).toEqual({
      host,
      more: [],
      line: expect.stringMatching(/^__Host-portico_pending_registration=[^;]+; Path=\/; .*HttpOnly.*; Secure/),
    })
    expect(line).not.toMatch(/Domain=/i)
  }
})
