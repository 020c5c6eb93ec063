import { spawn, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { freePort } from '../../api/local/supervisor/free-port.ts'
import { waitForAnswer } from '../../api/local/supervisor/wait-for-answer.ts'
import { startEdge } from '../../api/src/edge/start-edge.ts'
import { notify } from '../../api/src/domains/notifications/notify.ts'
import type { Notification } from '../../shared/src/contract/notifications.ts'
import { clientOptions, createLiveWorld, next, openJar, PusherClient } from '../support/live.ts'
import type { Person, World } from '../support/world.ts'

const main = fileURLToPath(new URL('../../api/src/main.ts', import.meta.url))
// Allows for a shared machine, where work of milliseconds may wait for seconds.
vi.setConfig({ testTimeout: 180_000 })
let world: World
const apis: { process: ChildProcess; port: number }[] = []
const close: (() => void)[] = []
beforeAll(async () => {
  world = await createLiveWorld()
  apis.push(await startProcess(), await startProcess())
})
afterAll(async () => {
  for (const one of close) one()
  for (const one of apis) one.process.kill('SIGKILL')
  await world.close()
})

/** Starts an api as in production: a separate process on the world's database. */
async function startProcess() {
  const port = await freePort()
  const { DATABASE_URL, DATA_DIR, PUBLIC_HOST, CONTENT_HOST } = world.config
  const process_ = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      ROLE: 'api',
      API_PORT: String(port),
      DATABASE_URL,
      DATA_DIR,
      PUBLIC_HOST,
      CONTENT_HOST,
      DEMO: '1',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await waitForAnswer({ url: `http://localhost:${port}/api/health/live`, name: 'The api' })
  return { process: process_, port }
}

async function listenOn(port: number, person: Person) {
  const jar = await openJar(person)
  const pusher = new PusherClient('portico', clientOptions({ host: 'localhost', port, auth: jar.url }))
  close.push(() => {
    pusher.disconnect()
    jar.close()
  })
  const channel = pusher.subscribe(`private-notifications.${person.id}`)
  await next(channel, 'pusher:subscription_succeeded')
  return { pusher, channel }
}

test('[NTF-006] [NTF-007] a notification reaches two api processes’ sockets; when one stops, its sockets reconnect elsewhere', async () => {
  const [one, two] = apis
  if (!one || !two) throw new Error('two processes were to run')
  const edge = await startEdge({
    config: { ...world.config, PORT: 0, API_URL: `http://127.0.0.1:${two.port}` },
    log: pino({ level: 'silent' }),
  })
  const person = await world.person('learner')
  const [first, second] = [await listenOn(one.port, person), await listenOn(edge.port, person)]
  const both = Promise.all([
    next<Notification>(first.channel, 'notification.created'),
    next<Notification>(second.channel, 'notification.created'),
  ])
  await world.within('core', (db) =>
    notify({ db }, { user_id: person.id, type: 'order_paid', properties: { title: '#1', original_id: 1 } }),
  )
  expect((await both).map((notice) => notice.properties.title)).toEqual(['#1', '#1'])

  const left = next(first.pusher.connection, 'connecting')
  const ended = new Promise<number | null>((done) => one.process.once('exit', done))
  one.process.kill('SIGTERM')
  expect(await ended).toBe(0)
  await left
  // The other process and its socket are unaffected.
  const heard = next<Notification>(second.channel, 'notification.created')
  await world.within('core', (db) =>
    notify({ db }, { user_id: person.id, type: 'order_paid', properties: { title: '#2', original_id: 2 } }),
  )
  expect((await heard).properties.title).toBe('#2')

  // A stopping edge closes its sockets too.
  const away = next(second.pusher.connection, 'connecting')
  await edge.stop()
  await away
})

test('[NTF-006] the edge upgrades only the socket path and answers 503 while the api is down', async () => {
  const port = await freePort()
  const edge = await startEdge({
    config: { ...world.config, PORT: port, API_URL: 'http://127.0.0.1:9' },
    log: pino({ level: 'silent' }),
  })
  try {
    expect(await upgrade(port, '/api/realtime/app/portico?protocol=7')).toBe(503)
    expect(await upgrade(port, '/api/me')).toBe(404)
    expect(await upgrade(port, '/')).toBe(404)
  } finally {
    await edge.stop()
  }
})

async function upgrade(port: number, path: string): Promise<number> {
  const { WebSocket } = await import('ws')
  return new Promise((done) => {
    const socket = new WebSocket(`ws://localhost:${port}${path}`)
    socket
      .once('unexpected-response', (_, answer) => done(answer.statusCode ?? 0))
      .once('open', () => done(101))
      .on('error', () => {})
  })
}
