import postgres from 'postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts'
import { tcpRelay, type Relay } from '../../../tests/support/tcp-relay.ts'
import { createWorld, type Person, type World } from '../../../tests/support/world.ts'
import { waitFor } from '../../../tests/support/wait-for.ts'

let database: TestDatabase
let relay: Relay
let world: World
let owner: postgres.Sql
let staff: Person
const writes: string[] = []
beforeAll(async () => {
  database = await createTestDatabase()
  const url = new URL(database.url)
  relay = await tcpRelay({ host: url.hostname, port: Number(url.port) })
  url.port = String(relay.port)
  relay.alter((part) => {
    writes.push(part.toString('latin1'))
    return part
  })
  world = await createWorld({}, { url: url.href, drop: async () => {} })
  owner = postgres(database.url, { max: 1, onnotice: () => {} })
  staff = await world.person('admin')
})
afterAll(async () => {
  await owner?.end()
  await world?.close()
  relay?.close()
  await database?.drop()
})

let made = 0
const makeTag = (request_id: string) =>
  staff.send('POST', '/portals/tags', {
    body: { title: `Tag ${(made += 1)}`, color: '#1f6feb', status: 2, sort_number: made },
    headers: { 'x-request-id': request_id },
  })
const storedCounts = (request_id: string) =>
  world.services.platform.sql<{ tags: number; rows: number }[]>`
    select (select count(*)::integer from tags) as tags, (select count(*)::integer from activity_logs where request_id = ${request_id}) as rows`

test('undoes a change whose activity log row is rejected, and answers 500', async () => {
  expect((await makeTag('request-before')).status).toBe(200)
  expect([...(await storedCounts('request-before'))]).toEqual([{ tags: 1, rows: 1 }])
  await owner`create function refuse_row() returns trigger language plpgsql as $$ begin raise exception 'no room'; end $$`
  await owner`create trigger refuse_row before insert on activity_logs for each row execute function refuse_row()`
  expect((await makeTag('request-refused')).status).toBe(500)
  await owner`drop trigger refuse_row on activity_logs`
  expect([...(await storedCounts('request-refused'))]).toEqual([{ tags: 1, rows: 0 }])
  expect((await makeTag('request-after')).status).toBe(200)
  expect([...(await storedCounts('request-after'))]).toEqual([{ tags: 2, rows: 1 }])
})

test('the activity log row goes out in one write with COMMIT', async () => {
  // On a connection's first use, the statement is prepared in an extra round trip.
  await waitFor(async () => {
    const request_id = `request-number-${made}`
    expect((await makeTag(request_id)).status).toBe(200)
    const commit = /(\w+)\0commit\0/.exec(writes.join(''))?.[1] ?? 'COMMIT was not seen'
    expect(writes.find((each) => each.includes(request_id))).toContain(`\0${commit}\0`)
  })
})
