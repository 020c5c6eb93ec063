import { sql } from 'drizzle-orm'
import postgres from 'postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts'
import { tcpRelay, type Relay } from '../../../tests/support/tcp-relay.ts'
import { connect, type Connection, type Transaction } from './client.ts'
import { readPortal } from './read-portal.ts'
import { sized } from '../../../tests/support/tier.ts'

let database: TestDatabase
let relay: Relay
let superuser: postgres.Sql
/** a pool of one connection, and one of two behind the relay */
let one: Connection
let relayed: Connection

beforeAll(async () => {
  database = await createTestDatabase()
  const platform = connect({ url: database.url, role: 'platform', max: 1 })
  await platform.sql`insert into portals (id, name, slug) values (31, 'A', 'a'), (32, 'B', 'b')`
  await platform.sql`insert into tags (portal_id, title, slug) select p, 'of ' || p, 'of-' || p from unnest(array[31, 32]) p`
  await platform.close()
  superuser = postgres(database.superuser_url, { max: 1, onnotice: () => {} })
  one = connect({ url: database.url, role: 'app', max: 1 })
  const url = new URL(database.url)
  relay = await tcpRelay({ host: url.hostname, port: Number(url.port) })
  url.port = String(relay.port)
  relayed = connect({ url: url.href, role: 'app', max: 2 })
})
afterAll(async () => {
  await Promise.all([one?.close(), superuser?.end()])
  relay?.close()
  await relayed?.close()
  await database?.drop()
})

const titlesIn = async (db: Transaction): Promise<string[]> =>
  (await db.execute<{ title: string }>(sql`select title from tags where title like ${'of %'}`)).map(
    ({ title }) => title,
  )
const titles = (connection: Connection, portal: number) => readPortal(connection, portal, titlesIn)
const both = async (connection: Connection) => [await titles(connection, 31), await titles(connection, 32)]
const own = [['of 31'], ['of 32']]

const rounds = sized({ quick: 10, slow: 100 })
test(`[TEN-001] two portals taking turns on one connection read only their own rows (${rounds * 100} reads)`, async () => {
  let right = 0
  for (let round = 0; round < rounds; round += 1) {
    const portals = Array.from({ length: 100 }, (_, index) => 31 + ((round + index) % 2))
    const read = await Promise.all(portals.map((portal) => titles(one, portal)))
    right += read.filter((found, index) => found.length === 1 && found[0] === `of ${portals[index]}`).length
  }
  expect(right).toBe(rounds * 100)
  expect(
    await superuser`select 1 from pg_stat_activity where application_name = 'portico-app' and datname = current_database()`,
  ).toHaveLength(1)
}, 240_000)

test('begin, scope and query go out in one write', async () => {
  await both(relayed)
  const writes: string[] = []
  relay.alter((part) => {
    writes.push(part.toString('latin1'))
    return part
  })
  await titles(relayed, 31)
  relay.alter(null)
  // Ignoring only the COMMIT of the previous read, which is not awaited.
  expect(writes.filter((each) => each.replaceAll('Q\0\0\0\u000bcommit\0', '') !== '')).toEqual([
    expect.stringMatching(/begin read only.*set_config.*of %/s),
  ])
})

test('a rejected begin rejects the read; the next one runs in its own scope', async () => {
  relay.alter((part) => Buffer.from(part.toString('latin1').replaceAll('begin read only', 'begin read nope'), 'latin1'))
  await expect(titles(relayed, 31)).rejects.toMatchObject({ code: '42601' })
  relay.alter(null)
  expect(await both(relayed)).toEqual(own)
})

test('a rejected set_config rejects the read; the next one runs in its own scope', async () => {
  await superuser`revoke execute on function pg_catalog.set_config(text, text, boolean) from public`
  await expect(titles(one, 31)).rejects.toMatchObject({ code: '42501' })
  // Also for a query that would not need a scope.
  await expect(readPortal(one, 31, (db) => db.execute(sql`select 1`))).rejects.toMatchObject({ code: '42501' })
  await superuser`grant execute on function pg_catalog.set_config(text, text, boolean) to public`
  expect(await both(one)).toEqual(own)
})

test('rejects writes and leaves the connection clean', async () => {
  const write = readPortal(one, 31, (db) => db.execute(sql`update tags set title = 'written'`))
  await expect(write).rejects.toMatchObject({ cause: { code: '25006' } })
  expect(await both(one)).toEqual(own)
})

test('a failed query or failing work ends the transaction; later reads have their own scope', async () => {
  const broken = readPortal(one, 31, (db) => db.execute(sql`select 1 / 0`))
  await expect(broken).rejects.toMatchObject({ cause: { code: '22012' } })
  const beside = readPortal(one, 31, async (db) => {
    db.execute(sql`select pg_sleep(0.05)`).catch(() => {})
    throw new Error('beside')
  })
  await expect(beside).rejects.toThrow('beside')
  expect(await both(one)).toEqual(own)
})

test('rejects a portal id that is not an integer; an unknown id finds nothing', async () => {
  await expect(titles(one, Number.NaN)).rejects.toThrow('whole number')
  expect(await titles(one, 999)).toEqual([])
})

test('drops a connection lost before COMMIT is answered; the read and later ones succeed', async () => {
  const read = await readPortal(relayed, 31, async (db) => {
    const rows = await titlesIn(db)
    relay.cut()
    return rows
  })
  expect(read).toEqual(['of 31'])
  expect(await both(relayed)).toEqual(own)
})

test('replaces a connection that the server ends mid-read, and repeats the read only once', async () => {
  let tries = 0
  const readWith = (kills: number) =>
    readPortal(relayed, 32, async (db) => {
      tries += 1
      const [me] = await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
      if (tries <= kills) await superuser`select pg_terminate_backend(${me?.pid ?? 0})`
      return titlesIn(db)
    })
  expect([await readWith(1), tries]).toEqual([['of 32'], 2])
  tries = 0
  await expect(readWith(2)).rejects.toMatchObject({ cause: expect.objectContaining({ code: expect.any(String) }) })
  expect(tries).toBe(2)
  expect(await both(relayed)).toEqual(own)
})

test('repeats a read with a stale plan on another connection and closes the stale one', async () => {
  const owner = postgres(database.url, { max: 1 })
  const seen: number[] = []
  const all = () =>
    readPortal(one, 31, async (db) => {
      const [me] = await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
      seen.push(me?.pid ?? 0)
      return (await db.execute<{ title: string }>(sql`select * from tags where title = ${'of 31'}`)).length
    })
  expect(await all()).toBe(1)
  await owner`alter table tags add column extra text`
  expect(await all()).toBe(1)
  await owner.end()
  const [first, second, third] = seen
  expect([seen.length, second, third === first]).toEqual([3, first, false])
  expect(await both(one)).toEqual(own)
})

test('repeats a read on another connection if the server forgot its statement', async () => {
  const read = () =>
    readPortal(one, 31, async (db) => (await db.execute(sql`select id from tags where title = ${'of 31'}`)).length)
  expect(await read()).toBe(1)
  await one.sql.unsafe('deallocate all')
  expect(await read()).toBe(1)
  expect(await both(one)).toEqual(own)
})

test('a query after the end of its transaction throws and never runs in another', async () => {
  let kept: Transaction | undefined
  await readPortal(one, 31, async (db) => void (kept = db))
  await expect((async () => kept && titlesIn(kept))()).rejects.toMatchObject({
    cause: { message: 'a query after the end of its transaction' },
  })
  expect(await both(one)).toEqual(own)
})

test('a read of one query sends COMMIT in the same write', async () => {
  const one_query = true
  const read = () => readPortal(relayed, 31, titlesIn, { one_query })
  await Promise.all([read(), read()])
  const writes: string[] = []
  relay.alter((part) => {
    writes.push(part.toString('latin1'))
    return part
  })
  expect(await read()).toEqual(['of 31'])
  expect(await readPortal(relayed, 32, titlesIn, { one_query })).toEqual(['of 32'])
  relay.alter(null)
  expect(writes).toEqual(
    [31, 32].map((id) => expect.stringMatching(new RegExp(`begin read only.*'${id}'.*of %.*commit`, 's'))),
  )
})

const reads = sized({ quick: 500, slow: 2_000 })
test(`[TEN-001] two portals taking turns with one query each read only their own rows (${reads} reads)`, async () => {
  const portals = Array.from({ length: reads }, (_, index) => 31 + (index % 2))
  const read = await Promise.all(portals.map((portal) => readPortal(one, portal, titlesIn, { one_query: true })))
  expect(read).toEqual(portals.map((portal) => [`of ${portal}`]))
}, 180_000)

test('one query: rejects second queries, errors, writes and a failed begin; later reads succeed', async () => {
  const asked = (work: (db: Transaction) => Promise<unknown>) => readPortal(relayed, 31, work, { one_query: true })
  const twice = asked(async (db) => [await titlesIn(db), await titlesIn(db)])
  await expect(twice).rejects.toMatchObject({ cause: { message: 'a query after the end of its transaction' } })
  await expect(asked((db) => db.execute(sql`select 1 / 0`))).rejects.toMatchObject({ cause: { code: '22012' } })
  const write = asked((db) => db.execute(sql`update tags set title = ${'written'}`))
  await expect(write).rejects.toMatchObject({ cause: { code: '25006' } })
  relay.alter((part) => Buffer.from(part.toString('latin1').replaceAll('begin read only', 'begin read nope'), 'latin1'))
  await expect(asked(titlesIn)).rejects.toMatchObject({ code: '42601' })
  relay.alter(null)
  expect([await both(relayed), await asked(async () => 'none')]).toEqual([own, 'none'])
})

test('one query: repeats the read after a forgotten statement or lost connection', async () => {
  const read = () => readPortal(one, 31, titlesIn, { one_query: true })
  expect(await read()).toEqual(['of 31'])
  await one.sql.unsafe('deallocate all')
  expect(await read()).toEqual(['of 31'])
  let tries = 0
  const killed = await readPortal(
    relayed,
    32,
    async (db) => {
      tries += 1
      if (tries === 1) relay.cut()
      return titlesIn(db)
    },
    { one_query: true },
  )
  expect([killed, tries]).toEqual([['of 32'], 2])
  expect([await both(one), await both(relayed)]).toEqual([own, own])
})

test('closing a pool right after a read closes its connection at once', async () => {
  const brief = connect({ url: database.url, role: 'app', max: 1 })
  expect(await titles(brief, 31)).toEqual(own[0])
  // Without `allReturned`, the driver waits five seconds for a connection that is released after the pool was told to end.
  const late = new Promise((resolve) => setTimeout(resolve, 4_000, 'given up').unref())
  expect(await Promise.race([brief.close().then(() => 'closed'), late])).toBe('closed')
})
