import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { eq } from 'drizzle-orm'
import { createDatabase } from '../../api/local/postgres/create-database.ts'
import { startPostgres } from '../../api/local/postgres/start-postgres.ts'
import { freePort } from '../../api/local/supervisor/free-port.ts'
import { waitForAnswer } from '../../api/local/supervisor/wait-for-answer.ts'
import { migrate } from '../../api/src/db/migrate.ts'
import { sessions } from '../../api/src/kernel/tables.ts'
import { notify } from '../../api/src/domains/notifications/notify.ts'
import { notificationsChannel } from '../../api/src/realtime/channels.ts'
import { frame } from '../../api/src/realtime/frames.ts'
import { createWorld, type Person, type World } from '../support/world.ts'
import { alternate, median, percentile, type Bench } from './support/bench.ts'
import { openListeners, type Listeners } from './support/listeners.ts'

const main = fileURLToPath(new URL('../../api/src/main.ts', import.meta.url))
const bare = fileURLToPath(new URL('support/bare-sockets.ts', import.meta.url))
const sockets = Number(process.env.BENCH_SOCKETS ?? 5_000)
const rounds = 15
const eventName = 'notification.created'
const clock = (): number => performance.timeOrigin + performance.now()

/**
 * Delivers one notification to five thousand open sockets, from the transaction that creates it to the last delivery, against one buffer sent in a
 * plain loop.
 */
export const bench: Bench = {
  id: 'R12',
  title: `a notice to ${sockets} sockets, last delivery`,
  async run() {
    const folder = mkdtempSync(join(tmpdir(), 'portico-bench-'))
    const server = await startPostgres({ dataDir: join(folder, 'postgres') })
    const children: ChildProcess[] = []
    const listeners: Listeners[] = []
    try {
      const url = await createDatabase({ url: server.url, name: 'bench' })
      await migrate({ url })
      const world = await createWorld({ DATA_DIR: folder }, { url, drop: async () => {} })
      const person = await world.person('learner')
      const [apiPort, barePort] = [await freePort(), await freePort()]
      children.push(
        spawn(process.execPath, [main], {
          env: {
            ...process.env,
            NODE_ENV: 'production',
            ROLE: 'api',
            API_PORT: String(apiPort),
            DATABASE_URL: url,
            DATA_DIR: folder,
            DEMO: '1',
            LOG_LEVEL: 'error',
          },
          stdio: ['ignore', 'ignore', 'inherit'],
        }),
      )
      const plain = spawn(process.execPath, [bare, String(barePort)], {
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      })
      children.push(plain)
      await new Promise((done) => plain.once('message', done))
      await waitForAnswer({ url: `http://127.0.0.1:${apiPort}/api/health/live`, name: 'The api' })

      const host = world.portals.core.host
      const ours = await openListeners({
        port: apiPort,
        host,
        sockets,
        word: eventName,
        channel: await channelOf(world, person),
      })
      const theirs = await openListeners({ port: barePort, host, sockets, word: eventName })
      listeners.push(ours, theirs)
      const notice = {
        id: 1,
        type: 'order_paid',
        properties: { title: '#17', original_id: 17 },
        path: null,
        read_at: null,
        created_at: new Date().toISOString(),
      }
      const text = String(frame(eventName, notice, notificationsChannel(person.id)))
      const timed = async (listening: Listeners, tell: () => unknown) => {
        const heard = listening.lastDelivery()
        const began = clock()
        await tell()
        return (await heard) - began
      }
      const notices = () =>
        timed(ours, () =>
          world.within('core', (db) =>
            notify({ db }, { user_id: person.id, type: 'order_paid', properties: { title: '#17', original_id: 17 } }),
          ),
        )
      const loop = () => timed(theirs, () => plain.send(text))
      for (const warm of [notices, loop, notices, loop]) await warm()
      const found = await alternate({ notices, loop }, rounds)
      await world.services.app.sql.end()
      const ratio = median(found.notices) / median(found.loop)
      return [
        {
          what: 'a notice, last of all sockets',
          value: `${median(found.notices).toFixed(1)} ms (p95 ${percentile(found.notices, 0.95).toFixed(1)} ms)`,
        },
        {
          what: 'bare ws loop, last of all sockets',
          value: `${median(found.loop).toFixed(1)} ms (p95 ${percentile(found.loop, 0.95).toFixed(1)} ms)`,
        },
        { what: 'notice / bare ws loop', value: ratio.toFixed(2), target: '<= 1.3', met: ratio <= 1.3 },
      ]
    } finally {
      for (const one of listeners) one.stop()
      for (const child of children) child.kill('SIGKILL')
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    }
  },
}

async function channelOf({ services, portals }: World, person: Person) {
  const [session] = await services.auth.connection.db
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.user_id, person.id))
  const portal_id = portals.core.id
  return {
    name: notificationsChannel(person.id),
    holder: { portal_id, host_portal_id: portal_id, user_id: person.id, session_id: session?.id ?? 0 },
    secret: services.secrets.realtime,
  }
}
