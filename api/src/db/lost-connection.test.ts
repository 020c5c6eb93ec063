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
const gone = (error: unknown): unknown =>
  error instanceof Error && error.cause instanceof Error && 'code' in error.cause ? error.cause.code : error

// Unpatched (api/patches), the driver throws past every caller here, which ends the process, and hangs afterwards.
test('[HOLE-10] a connection lost between two queries of a transaction fails that transaction alone, and the pool serves on', async () => {
  for (let round = 0; round < 10; round += 1) {
    const inside: unknown[] = []
    let finished: Promise<void> = Promise.resolve()
    await expect(
      lost.db.transaction(
        (tx) =>
          (finished = (async () => {
            await tx.execute(sql`select 1`)
            relay.cut()
            // The first finds out that the connection is gone; the others are asked of a transaction that is no more.
            for (let again = 0; again < 3; again += 1)
              await tx.execute(sql`select 2`).catch((error: unknown) => void inside.push(gone(error)))
          })()),
      ),
    ).rejects.toThrow('CONNECTION_CLOSED')
    await finished
    expect(inside).toEqual(['CONNECTION_CLOSED', 'CONNECTION_CLOSED', 'CONNECTION_CLOSED'])
    expect([...(await lost.db.execute(sql`select ${round}::integer as round`))]).toEqual([{ round }])
  }
}, 180_000)

test('[HOLE-10] [TEN-001] what a transaction asks after its end raises, and never runs in the next one on that connection', async () => {
  let kept: Parameters<Parameters<typeof lost.db.transaction>[0]>[0] | undefined
  await lost.db.transaction(async (tx) => void (kept = tx))
  const another = lost.db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('app.portal_id', '31', true)`)
    const stray = await kept?.execute(sql`select current_setting('app.portal_id', true) as portal`).then(String, gone)
    return { stray, own: [...(await tx.execute(sql`select current_setting('app.portal_id', true) as portal`))] }
  })
  expect(await another).toEqual({ stray: 'TRANSACTION_ENDED', own: [{ portal: '31' }] })
})

test('[HOLE-10] a connection lost while a query runs fails its callers, and the pool serves on', async () => {
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

test('[HOLE-10] what is asked in the moment between the reset of a connection and its end is answered, with an error at worst', async () => {
  const url = new URL(database.url)
  url.port = String(relay.port)
  const one = connect({ url: url.href, role: 'app', max: 1 })
  let answered = 0
  for (let round = 0; round < 10; round += 1) {
    await one.sql`select 1`
    const sleeping = one.sql`select pg_sleep(30)`.execute()
    setTimeout(() => relay.reset(), 20)
    // Whoever waited asks anew as soon as they know, while the driver does not know yet that the connection is no more.
    const again = sleeping.catch(() => one.sql`select 2`.then(() => 'answered', gone))
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

test('a connection that is reset or given up while it asks for the types of the database fails its callers alone, and ends no process', async () => {
  const unhandled: unknown[] = []
  const note = (error: unknown) => void unhandled.push(error)
  process.on('unhandledRejection', note)
  onTestFinished(() => void process.off('unhandledRejection', note))
  const url = new URL(database.url)
  url.port = String(relay.port)
  const fresh = () => postgres(url.href, { max: 1, onnotice: () => {} })
  /** What the first such question does. */
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
