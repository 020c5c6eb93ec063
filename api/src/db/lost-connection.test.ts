import { sql } from 'drizzle-orm'
import postgres from 'postgres'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts'
import { tcpRelay, type Relay } from '../../../tests/support/tcp-relay.ts'
import { connect, type Connection } from './client.ts'

let database: TestDatabase
let relay: Relay
let lost: Connection
beforeAll(async () => {
  database = await createTestDatabase()
  const url = new URL(database.url)
  relay = await tcpRelay({ host: url.hostname, port: Number(url.port) })
  url.port = String(relay.port)
  lost = connect({ url: url.href, role: 'app', max: 2 })
})
afterAll(async () => {
  await lost?.close()
  relay?.close()
  await database?.drop()
})
const errorCodeOf = (error: unknown): unknown =>
  error instanceof Error && error.cause instanceof Error && 'code' in error.cause ? error.cause.code : error

// Without our patch (api/patches) the driver throws outside every caller here, which ends the process, and then hangs.
test('a connection lost between two queries fails only that transaction; the pool keeps working', async () => {
  for (let round = 0; round < 10; round += 1) {
    const inside: unknown[] = []
    let finished: Promise<void> = Promise.resolve()
    await expect(
      lost.db.transaction(
        (tx) =>
          (finished = (async () => {
            await tx.execute(sql`select 1`)
            relay.cut()
            // The first query detects the lost connection; the rest run in a transaction that no longer exists.
            for (let again = 0; again < 3; again += 1)
              await tx.execute(sql`select 2`).catch((error: unknown) => void inside.push(errorCodeOf(error)))
          })()),
      ),
    ).rejects.toThrow('CONNECTION_CLOSED')
    await finished
    expect(inside).toEqual(['CONNECTION_CLOSED', 'CONNECTION_CLOSED', 'CONNECTION_CLOSED'])
    expect([...(await lost.db.execute(sql`select ${round}::integer as round`))]).toEqual([{ round }])
  }
}, 180_000)

test('[TEN-001] a query after its transaction’s end throws and never runs in the next one', async () => {
  let kept: Parameters<Parameters<typeof lost.db.transaction>[0]>[0] | undefined
  await lost.db.transaction(async (tx) => void (kept = tx))
  const another = lost.db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('app.portal_id', '31', true)`)
    const stray = await kept
      ?.execute(sql`select current_setting('app.portal_id', true) as portal`)
      .then(String, errorCodeOf)
    return { stray, own: [...(await tx.execute(sql`select current_setting('app.portal_id', true) as portal`))] }
  })
  expect(await another).toEqual({ stray: 'TRANSACTION_ENDED', own: [{ portal: '31' }] })
})

test('a connection lost during a query fails its callers; the pool keeps working', async () => {
  for (let round = 0; round < 10; round += 1) {
    const running = lost.db.transaction(async (tx) => {
      await tx.execute(sql`select 1`)
      const sleeping = tx.execute(sql`select pg_sleep(30)`)
      relay.cut()
      await sleeping
    })
    await expect(running).rejects.toThrow('CONNECTION_CLOSED')
    expect([...(await lost.db.execute(sql`select ${round}::integer as round`))]).toEqual([{ round }])
  }
}, 180_000)

test('a query between a connection’s reset and its close is answered, possibly with an error', async () => {
  const url = new URL(database.url)
  url.port = String(relay.port)
  const one = connect({ url: url.href, role: 'app', max: 1 })
  let answered = 0
  for (let round = 0; round < 10; round += 1) {
    await one.sql`select 1`
    const sleeping = one.sql`select pg_sleep(30)`.execute()
    setTimeout(() => relay.reset(), 20)
    // The caller retries right away, before the driver knows that the connection is gone.
    const again = sleeping.catch(() => one.sql`select 2`.then(() => 'answered', errorCodeOf))
    const ended = await Promise.race([again, new Promise((on) => setTimeout(on, 5_000, 'nobody answers'))])
    expect(['answered', 'CONNECTION_CLOSED', 'ECONNRESET', 'EPIPE']).toContain(
      ended instanceof Error && 'code' in ended ? ended.code : ended,
    )
    answered += 1
    await one.sql`select 3`.catch(() => {})
  }
  expect(answered).toBe(10)
  await one.close()
}, 180_000)

test('losing the connection while loading the database’s types fails only its callers, not the process', async () => {
  const unhandled: unknown[] = []
  const note = (error: unknown) => void unhandled.push(error)
  process.on('unhandledRejection', note)
  onTestFinished(() => void process.off('unhandledRejection', note))
  const url = new URL(database.url)
  url.port = String(relay.port)
  const fresh = () => postgres(url.href, { max: 1, onnotice: () => {} })
  /** Runs `work` on the first query for the database's types. */
  const onTypes = (work: () => void) => {
    relay.alter((part) => {
      if (part.includes('typcategory')) {
        relay.alter(null)
        work()
      }
      return part
    })
  }
  const reset = fresh()
  onTypes(() => relay.reset())
  await reset`select 1`.catch(() => {})
  expect(await reset`select 2 as two`).toEqual([{ two: 2 }])
  await reset.end()

  const ended = fresh()
  let givenUp: Promise<void> | undefined
  onTypes(() => (givenUp = ended.end({ timeout: 0 })))
  await expect(ended`select 1`).rejects.toThrow('CONNECTION_')
  await givenUp
  expect(unhandled).toEqual([])
})
