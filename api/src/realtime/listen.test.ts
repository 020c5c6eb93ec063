import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { pino } from 'pino'
import postgres from 'postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts'
import type { Announcement } from '../kernel/notify-processes.ts'
import { listen } from './listen.ts'

let database: TestDatabase
beforeAll(async () => void (database = await createTestDatabase()))
afterAll(() => database.drop())

/** Opens a relay to the database that can be cut and reopened on the same port, like a restarting server. */
async function openRelay(port = 0): Promise<{ port: number; cut: () => Promise<void> }> {
  const target = new URL(database.url)
  const open = new Set<Socket>()
  const server: Server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one)
      one.pipe(other)
      one.on('error', () => {}).once('close', () => other.destroy())
    }
  })
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  return {
    port: (server.address() as AddressInfo).port,
    cut: () =>
      new Promise((done) => {
        server.close(() => done())
        for (const one of open) one.destroy()
      }),
  }
}

/** Takes the place of an unavailable database: closes every connection and counts them. */
async function dropConnectionsAt(port: number): Promise<{ tries: () => number; stop: () => Promise<void> }> {
  let tries = 0
  const server = createServer((socket) => {
    tries += 1
    socket.on('error', () => {}).destroy()
  })
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  return { tries: () => tries, stop: () => new Promise((done) => void server.close(() => done())) }
}

test('[NTF-006] the listener reconnects after a longer database outage, reports it, and receives again', async () => {
  let way = await openRelay()
  const said: Announcement[] = []
  let again = 0
  const listener = await listen({
    url: Object.assign(new URL(database.url), { hostname: '127.0.0.1', port: String(way.port) }).href,
    log: pino({ level: 'silent' }),
    onAnnouncement: (one) => said.push(one),
    onReconnect: () => (again += 1),
  })
  const sql = postgres(database.url, { max: 1 })
  const say = (session_id: number) =>
    sql`select pg_notify('portico_realtime', ${JSON.stringify({ kind: 'session_ended', session_id })})`
  await say(1)
  await expect.poll(() => said).toEqual([{ kind: 'session_ended', session_id: 1 }])
  await way.cut()
  const refusing = await dropConnectionsAt(way.port)
  await expect.poll(refusing.tries, { timeout: 15_000 }).toBeGreaterThan(1)
  await say(2)
  expect(again).toBe(0)
  await refusing.stop()
  way = await openRelay(way.port)
  await expect.poll(() => again, { timeout: 15_000 }).toBe(1)
  await say(3)
  await expect.poll(() => said.map((one) => ('session_id' in one ? one.session_id : 0))).toEqual([1, 3])
  await listener.close()
  await sql.end()
  await way.cut()
}, 30_000)
