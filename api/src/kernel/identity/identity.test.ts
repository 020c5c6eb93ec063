import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { logout } from '@portico/shared/contract/identity/session.ts'
import { createClient, type Client } from '../../../../tests/support/client.ts'
import { tcpRelay, type Relay } from '../../../../tests/support/tcp-relay.ts'
import { statementsOf } from '../../../../tests/support/statements.ts'
import { createWorld, type Person, type World } from '../../../../tests/support/world.ts'
import { createApp } from '../../app.ts'
import { openServices } from '../../services.ts'
import type { Services } from '../services.ts'
import { waitFor } from '../../../../tests/support/wait-for.ts'

// `world` is one process; `other` is a second one on the same database, which listens through a relay that tests can freeze.
let world: World
let relay: Relay
let other: Services & { close: () => Promise<void> }
let otherApp: ReturnType<typeof createApp>
beforeAll(async () => {
  world = await createWorld()
  const direct = new URL(world.database_url)
  relay = await tcpRelay({ host: direct.hostname, port: Number(direct.port) })
  direct.port = String(relay.port)
  const config = { ...world.config, DATABASE_DIRECT_URL: direct.href }
  other = await openServices({ config, log: pino({ level: process.env.TEST_LOG ?? 'silent' }), max: 4 })
  otherApp = createApp(other)
})
afterEach(() => relay.thaw())
afterAll(async () => {
  await other?.close()
  relay?.close()
  await world?.close()
})

/** Returns the result of a call by this person: 200, or the refusal's code. */
async function answerTo(client: Client): Promise<unknown> {
  const answer = await client.send('GET', '/portals/tags?status=2&sort=sort_number&per_page=20')
  const body = (await answer.json()) as { error?: { code: string } }
  return body.error?.code ?? answer.status
}
const platform = (): World['services']['platform'] => world.services.platform

/** Ways to revoke access in the first process, with the refusal that the second one must give afterwards. */
const revocations: Record<string, { take: (person: Person) => Promise<unknown>; refusal: string }> = {
  session: { take: (person) => person.call(logout, {}), refusal: 'session.ended' },
  role: {
    take: ({ id }) => platform().sql`update memberships set roles = '{learner}' where user_id = ${id}`,
    refusal: 'access.denied',
  },
  'right to act': {
    take: ({ id }) => platform().sql`update memberships set is_blocked = true where user_id = ${id}`,
    refusal: 'auth.account_blocked',
  },
  membership: {
    take: ({ id }) => platform().sql`delete from memberships where user_id = ${id}`,
    refusal: 'session.ended',
  },
  'whole account’s sessions': { take: ({ id }) => world.services.auth.endSessions(id), refusal: 'session.ended' },
  'open portal': {
    take: () => platform().sql`update portals set is_paused = true where id = ${world.portals.summit.id}`,
    refusal: 'portals.blocked',
  },
}
const restore = () => platform().sql`update portals set is_paused = false where id = ${world.portals.summit.id}`

/** Returns a staff member cached by the second process: their call queries the database only for the result itself. */
async function known(): Promise<{ person: Person; there: Client }> {
  const person = await world.person('admin', 'summit')
  // A copy, so that the second process still gets the session that the first one ended.
  const there = createClient(otherApp, person.host, new Map(person.cookies))
  await other.identity.caughtUp()
  // Waits until the connection has recovered from an earlier test's freeze.
  await waitFor(
    async () => {
      expect(await answerTo(there)).toBe(200)
      const statements = await statementsOf(other, () => answerTo(there))
      expect(statements.filter((each) => !each.startsWith('app: '))).toEqual([])
    },
    { timeout: 20_000 },
  )
  return { person, there }
}

test.each(Object.entries(revocations))(
  'refuses the next call after another process revoked the %s',
  async (_, { take, refusal }) => {
    const { person, there } = await known()
    await take(person)
    await other.identity.caughtUp()
    expect(await answerTo(there)).toBe(refusal)
    await restore()
  },
)

test.each(Object.entries(revocations))(
  'refuses calls after the %s was revoked unheard, once trust has expired',
  async (_, { take, refusal }) => {
    const { person, there } = await known()
    relay.freeze()
    await take(person)
    await waitFor(async () => expect(await answerTo(there)).toBe(refusal), { interval: 20 })
    await restore()
  },
  40_000,
)

type Change = (of: { id: number; portal_id: number }) => Promise<unknown>
const auth = () => world.services.auth.connection.sql
const addPasskey: Change = ({ id }) =>
  auth()`insert into passkeys (user_id, realm, name, credential_id, public_key, counter) values (${id}, 'x', 'x', gen_random_uuid(), 'x', 0)`
/** Changes of other rows than session, membership and portal, in order, with the result of the next call in a process that had cached the person. */
const factorChanges: Record<string, readonly (readonly [Change, unknown])[]> = {
  'authenticator app': [
    [
      ({ id }) => auth()`insert into totp_factors (user_id, secret, enrolled_at) values (${id}, 'x', now())`,
      'session.second_factor_needed',
    ],
    [({ id }) => auth()`update totp_factors set enrolled_at = null where user_id = ${id}`, 200],
    [
      ({ id }) => auth()`update totp_factors set enrolled_at = now() where user_id = ${id}`,
      'session.second_factor_needed',
    ],
    [({ id }) => auth()`delete from totp_factors where user_id = ${id}`, 200],
  ],
  passkey: [
    [(of) => addPasskey(of), 'session.second_factor_needed'],
    [({ id }) => auth()`update passkeys set user_id = (select min(id) from users) where user_id = ${id}`, 200],
    [(of) => addPasskey(of), 'session.second_factor_needed'],
    [({ id }) => auth()`delete from passkeys where user_id = ${id}`, 200],
  ],
  'demand of the portal': [
    [
      ({ portal_id }) =>
        platform().sql`insert into portal_settings (portal_id, demands_second_factor) values (${portal_id}, true)`,
      'session.second_factor_missing',
    ],
    [
      ({ portal_id }) =>
        platform().sql`update portal_settings set demands_second_factor = false where portal_id = ${portal_id}`,
      200,
    ],
    [
      ({ portal_id }) =>
        platform().sql`update portal_settings set demands_second_factor = true where portal_id = ${portal_id}`,
      'session.second_factor_missing',
    ],
    [({ portal_id }) => platform().sql`delete from portal_settings where portal_id = ${portal_id}`, 200],
  ],
}

test.each(Object.entries(factorChanges))(
  'each change of the %s in another process applies to the next call',
  async (_, changes) => {
    await platform().sql`delete from portal_settings where portal_id = ${world.portals.summit.id}`
    const { person, there } = await known()
    const answers: unknown[] = []
    for (const [change] of changes) {
      await change({ id: person.id, portal_id: world.portals.summit.id })
      await other.identity.caughtUp()
      answers.push(await answerTo(there))
    }
    expect(answers).toEqual(changes.map(([, answer]) => answer))
  },
)

test('admits a person refused for lack of a membership once another process adds one', async () => {
  const { person, there } = await known()
  const [membership] = await platform()
    .sql`delete from memberships where user_id = ${person.id} returning portal_id, roles`
  await other.identity.caughtUp()
  expect(await answerTo(there)).toBe('session.ended')
  await platform()
    .sql`insert into memberships (portal_id, user_id, roles) values (${membership?.portal_id}, ${person.id}, ${membership?.roles})`
  await other.identity.caughtUp()
  expect(await answerTo(there)).toBe(200)
})

test('a process applies its own changes before it answers', async () => {
  const { person, there } = await known()
  const again = createClient(otherApp, person.host, new Map(person.cookies))
  // Notifications do not arrive, while the process still trusts its cache.
  relay.freeze()
  expect(await answerTo(again)).toBe(200)
  await there.call(logout, {})
  expect(await answerTo(again)).toBe('session.ended')
})

test('a session expires on time without any change', async () => {
  const { person, there } = await known()
  await world.services.auth.connection
    .sql`update sessions set expires_at = now() + interval '300 milliseconds' where user_id = ${person.id}`
  await other.identity.caughtUp()
  await waitFor(async () => expect(await answerTo(there)).toBe('session.ended'), { interval: 20 })
})

test('remembers a host without a portal until a portal takes it', async () => {
  const host = `later.${world.config.PUBLIC_HOST}`
  const visitor = createClient(otherApp, host)
  const ask = async () => (await visitor.send('GET', '/sanctum/csrf-cookie')).status
  await waitFor(async () => {
    expect(await ask()).toBe(404)
    expect(await statementsOf(other, ask)).toEqual([])
  })
  await platform().sql`insert into portals (name, slug) values ('Later', 'later')`
  await other.identity.caughtUp()
  expect(await ask()).not.toBe(404)
})

test('a cookie with a foreign signature costs no query', async () => {
  const { person } = await known()
  const cookies = new Map([...person.cookies].map(([name, value]) => [name, `x${value}`] as const))
  const forger = createClient(otherApp, person.host, cookies)
  expect(await statementsOf(other, () => answerTo(forger))).toEqual([])
  expect(await answerTo(forger)).toBe('auth.user_token_invalid')
})
