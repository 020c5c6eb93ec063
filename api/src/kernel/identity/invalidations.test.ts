import { pino } from 'pino'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../../tests/support/database.ts'
import { tcpRelay, type Relay } from '../../../../tests/support/tcp-relay.ts'
import { connect, type Connection } from '../../db/client.ts'
import { listenForInvalidations, type Invalidation, type Invalidations } from './invalidations.ts'
import { waitFor } from '../../../../tests/support/wait-for.ts'

let database: TestDatabase
let platform: Connection
let auth: Connection
let relay: Relay
let invalidations: Invalidations
const received: Invalidation[] = []
let lost = 0
/** Whether the cache was trusted each time that everything was dropped. */
const wasTrusted: boolean[] = []

beforeAll(async () => {
  database = await createTestDatabase()
  platform = connect({ url: database.url, role: 'platform', max: 2 })
  auth = connect({ url: database.url, role: 'auth', max: 1 })
  const url = new URL(database.url)
  relay = await tcpRelay({ host: url.hostname, port: Number(url.port) })
  url.port = String(relay.port)
  invalidations = await listenForInvalidations({
    url: url.href,
    log: pino({ level: 'silent' }),
    onInvalidated: (each) => void received.push(each),
    onLost: () => {
      lost += 1
      wasTrusted.push(invalidations?.isTrusted() ?? false)
    },
  })
  await platform.sql`insert into portals (id, name, slug) select n, 'Portal ' || n, 'portal-' || n from generate_series(101, 500) n`
  await platform.sql`insert into users (id, name, email) select n, 'Person', 'cached-' || n || '@example.com' from generate_series(1, 400) n`
  await platform.sql`insert into memberships (portal_id, user_id) select 101, id from users`
  await auth.sql`insert into sessions (user_id, token, expires_at) select id, 'token-' || id, now() + interval '1 day' from generate_series(1, 400) id`
})
afterAll(async () => {
  await invalidations?.close()
  relay?.close()
  await Promise.all([platform?.close(), auth?.close()])
  await database?.drop()
})

/** Without trust `caughtUp` does not wait, and a slow machine may lose trust for a moment. */
const caughtUp = () =>
  waitFor(async () => {
    const wasTrustedBefore = invalidations.isTrusted()
    await invalidations.caughtUp()
    expect([wasTrustedBefore, invalidations.isTrusted()]).toEqual([true, true])
  })
const receivedAfter = async (work: () => Promise<unknown>): Promise<Invalidation[]> => {
  await caughtUp()
  received.length = 0
  await work()
  await caughtUp()
  return received.map(({ kind, ids }) => ({ kind, ids: ids && ids.toSorted((a, b) => a - b) }))
}
const once = (kind: Invalidation['kind'], ids: number[] | null): Invalidation[] => [{ kind, ids }]

test('changes to portals, settings, sessions, factors, memberships and people notify once per statement', async () => {
  const { sql } = platform
  const changes: [Invalidation[], () => Promise<unknown>][] = [
    [once('portals', [101]), () => sql`update portals set is_paused = true where id = 101`],
    [once('portals', [501]), () => sql`insert into portals (id, name, slug) values (501, 'New', 'new')`],
    [once('portals', [101]), () => sql`insert into portal_settings (portal_id) values (101)`],
    [once('portals', [101]), () => sql`delete from portal_settings where portal_id = 101`],
    [once('portals', null), () => sql`update portals set name = name || '.'`],
    [once('members', [1, 2]), () => sql`update memberships set roles = '{learner,admin}' where user_id in (1, 2)`],
    [once('members', [3]), () => sql`update users set first_name = 'Grace' where id = 3`],
    [once('members', [4]), () => sql`delete from memberships where user_id = 4`],
    [once('members', [4]), () => sql`insert into memberships (portal_id, user_id) values (101, 4)`],
    [once('members', null), () => sql`update memberships set is_blocked = true`],
    [[], () => sql`update memberships set is_blocked = true where user_id = 999`],
    [once('sessions', [5]), () => auth.sql`update sessions set confirmed_at = now() where user_id = 5`],
    [once('sessions', [5, 6]), () => auth.sql`delete from sessions where user_id in (5, 6)`],
    [once('sessions', null), () => auth.sql`update sessions set expires_at = now()`],
    [once('sessions', [7]), () => auth.sql`insert into totp_factors (user_id, secret) values (7, 'x')`],
    [once('sessions', [7]), () => auth.sql`update totp_factors set enrolled_at = now()`],
    [once('sessions', [7]), () => auth.sql`delete from totp_factors`],
    [
      once('sessions', [8]),
      () =>
        auth.sql`insert into passkeys (user_id, realm, name, credential_id, public_key, counter) values (8, 'x', 'x', 'x', 'x', 0)`,
    ],
  ]
  for (const [expected, change] of changes) expect(await receivedAfter(change)).toEqual(expected)
})

test('a rolled-back change sends no notification', async () => {
  const undone = () =>
    platform.sql.begin(async (sql) => {
      await sql`update portals set name = 'X' where id = 101`
      throw new Error('never mind')
    })
  expect(await receivedAfter(() => undone().catch(() => {}))).toEqual([])
})

test('distrusts a LISTEN connection that hangs, and drops everything before trusting it again', async () => {
  await waitFor(() => expect(invalidations.isTrusted()).toBe(true))
  received.length = 0
  relay.freeze()
  await waitFor(() => expect(invalidations.isTrusted()).toBe(false), { interval: 5 })
  await platform.sql`update portals set name = 'Y' where id = 101`
  // Without trust, `caughtUp` does not wait.
  await invalidations.caughtUp()
  expect([invalidations.isTrusted(), received]).toEqual([false, []])
  const before = lost
  relay.thaw()
  await waitFor(() => expect(invalidations.isTrusted()).toBe(true), { interval: 5 })
  expect(lost).toBeGreaterThan(before)
}, 30_000)

test('replaces a connection that hangs permanently', async () => {
  relay.freeze()
  await waitFor(() => expect(invalidations.isTrusted()).toBe(false), { interval: 5 })
  relay.leave()
  await waitFor(() => expect(invalidations.isTrusted()).toBe(true), { timeout: 20_000, interval: 5 })
  expect(await receivedAfter(() => platform.sql`update users set first_name = 'Joan' where id = 9`)).toEqual(
    once('members', [9]),
  )
}, 40_000)

test('drops everything after a lost connection before trusting anything again', async () => {
  const before = lost
  relay.cut()
  await platform.sql`update portals set name = 'Z' where id = 101`
  await waitFor(() => expect(lost).toBeGreaterThan(before), { timeout: 15_000, interval: 5 })
  await waitFor(() => expect(invalidations.isTrusted()).toBe(true), { interval: 5 })
  expect(wasTrusted.length).toBeGreaterThan(3)
  expect(wasTrusted.filter(Boolean)).toEqual([])
}, 30_000)

test('a process notifies itself four times per second', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const direct = new URL(database.url)
  const own = await tcpRelay({ host: direct.hostname, port: Number(direct.port) })
  let beats = 0
  own.alter((part) => {
    beats += part.toString('latin1').split('beat ').length - 1
    return part
  })
  const process_ = await listenForInvalidations({
    url: Object.assign(direct, { port: String(own.port) }).href,
    log: pino({ level: 'silent' }),
    onInvalidated: () => {},
    onLost: () => {},
  })
  await waitFor(() => expect(process_.isTrusted()).toBe(true))
  const first = beats
  vi.advanceTimersByTime(2_000)
  vi.useRealTimers()
  await waitFor(() => expect(beats - first).toBe(8))
  await process_.close()
  own.close()
})
