import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import postgres from 'postgres'
import { createDatabase } from '../../api/local/postgres/create-database.ts'
import { startPostgres, type Postgres } from '../../api/local/postgres/start-postgres.ts'
import { signLaunchToken } from '../../api/src/domains/scorm/host/launch-token.ts'
import { packageHost } from '../../api/src/domains/scorm/host/package-host.ts'
import { migrate } from '../../api/src/db/migrate.ts'
import { itemProgress } from '../../api/src/domains/learning/tables.ts'
import { sessions } from '../../api/src/kernel/tables.ts'
import { enroll, makeCourse } from '../support/course.ts'
import { addSco, makePackage } from '../support/items.ts'
import { createWorld, type World } from '../support/world.ts'
import { startApiProcess, type ApiProcess } from './support/api-process.ts'
import { rate } from './support/at-once.ts'
import { alternate, median, type Bench } from './support/bench.ts'
import { RawConnection, requestBytes } from './support/raw-connection.ts'

const learners = 16
const sha256 = 'b'.repeat(64)

type Launch = { progress_id: number; token: string; acknowledged: number }

/** Commits sixteen running lessons through a separate API process, against a bare UPDATE of the same rows; then kills both. */
export const bench: Bench = {
  id: 'R9',
  title: `SCORM commits, ${learners} learners, a second`,
  async run() {
    const folder = mkdtempSync(join(tmpdir(), 'portico-bench-'))
    const ends: (() => unknown)[] = []
    try {
      let server = await startPostgres({ dataDir: join(folder, 'postgres') })
      ends.unshift(() => server.stop())
      const url = await createDatabase({ url: server.url, name: 'bench' })
      await migrate({ url })
      const world = await createWorld({}, { url, drop: async () => {} })
      // Closes the world before Postgres is killed, so nothing waits for a stopped server.
      const launches = await openLessons(world).finally(() => world.close())
      const api = await startApiProcess({ DATABASE_URL: url, DATA_DIR: folder })
      ends.unshift(api.kill)
      const { port } = api
      const host = packageHost(sha256, world.config.CONTENT_HOST)
      const send = (launch: Launch, path: string, body: unknown) =>
        post({ connection: connectionOf(launch, port), host, path: `/c/${launch.token}/${path}`, body })
      for (const launch of launches) await send(launch, 'start', { unsent: null })

      const raw = postgres(`${server.url.replace(/\/[^/]*$/, '')}/bench`, { max: learners })
      ends.unshift(() => raw.end())
      const commit = (launch: Launch) =>
        send(launch, 'commit', {
          launch: 1,
          sequence: launch.acknowledged + 1,
          terminate: false,
          cmi: values(launch.acknowledged + 1),
        }).then(() => void (launch.acknowledged += 1))
      const update = (launch: Launch) =>
        raw`update scorm_progress set cmi = ${raw.json(values(1))}, updated_at = now() where progress_id = ${launch.progress_id}`
      const found = await alternate({ commits: () => rate(launches, commit), updates: () => rate(launches, update) })
      await raw.end()

      const lost = await killAndCount({
        launches,
        commit,
        api,
        server,
        restart: async () => (server = await startPostgres({ dataDir: join(folder, 'postgres') })),
      })
      const ratio = median(found.commits) / median(found.updates)
      return [
        { what: 'commits', value: `${Math.round(median(found.commits))} a second` },
        { what: 'bare UPDATE', value: `${Math.round(median(found.updates))} a second` },
        {
          what: 'commits / bare UPDATE (stretch 0.35)',
          value: ratio.toFixed(2),
          target: '>= 0.25',
          met: ratio >= 0.25,
        },
        {
          what: 'acknowledged and lost after kill -9 of api and Postgres',
          value: String(lost),
          target: '0',
          met: lost === 0,
        },
      ]
    } finally {
      for (const end of ends) await end()
      rmSync(folder, { recursive: true, force: true })
    }
  },
}

const values = (turn: number) => ({
  'cmi.core.lesson_location': `page-${turn}`,
  'cmi.core.lesson_status': 'incomplete',
  'cmi.suspend_data': 'state '.repeat(100),
})

/** Opens one SCORM item of the same course for sixteen learners, each with a signed launch. */
async function openLessons(world: World): Promise<Launch[]> {
  const course = await makeCourse(world)
  const item_id = await world.within('core', async (db) => {
    const package_id = await makePackage(db, { sha256, items: [] })
    return addSco(db, { module_id: course.modules[0] ?? 0, title: 'Bench', sort_number: 9, package_id })
  })
  const launches: Launch[] = []
  for (let place = 0; place < learners; place += 1) {
    const learner = await world.person('learner')
    const enrollment_id = await enroll(world, { course, user_id: learner.id })
    const [progress] = await world.within('core', (db) =>
      db.insert(itemProgress).values({ enrollment_id: enrollment_id, module_item_id: item_id, status: 1 }).returning(),
    )
    const progress_id = progress?.id ?? 0
    const [session] = await world.services.auth.connection.db
      .select({ id: sessions.id })
      .from(sessions)
      .where(eq(sessions.user_id, learner.id))
    const token = signLaunchToken(
      {
        session_id: session?.id ?? 0,
        user_id: learner.id,
        portal_id: world.portals.core.id,
        enrollment_id,
        progress_id,
        package_id: sha256,
        sco: 'one',
        is_only: true,
        attempt: 0,
        app_origin: 'http://portico.localhost',
        expires_at: Date.now() + 3_600_000,
      },
      world.services.secrets.launch,
    )
    launches.push({ progress_id, token, acknowledged: 0 })
  }
  return launches
}

type Blow = {
  launches: Launch[]
  commit: (launch: Launch) => Promise<void>
  api: ApiProcess
  server: Postgres
  restart: () => Promise<Postgres>
}

async function killAndCount({ launches, commit, api, server, restart }: Blow): Promise<number> {
  const under = launches.map(async (launch) => {
    for (;;) await commit(launch)
  })
  const ended = Promise.allSettled(under)
  await pause(1_000)
  api.kill()
  process.kill(server.pid, 'SIGKILL')
  await ended
  await server.exited
  const again = postgres(`${(await restart()).url.replace(/\/[^/]*$/, '')}/bench`, { max: 1 })
  const stored = await again<
    { progress_id: string; sequence: number }[]
  >`select progress_id, sequence from scorm_progress`
  await again.end()
  const sequenceOf = new Map(stored.map((row) => [Number(row.progress_id), row.sequence]))
  return launches.reduce(
    (lost, launch) => lost + Math.max(0, launch.acknowledged - (sequenceOf.get(launch.progress_id) ?? 0)),
    0,
  )
}

const connections = new WeakMap<Launch, RawConnection>()

function connectionOf(launch: Launch, port: number): RawConnection {
  const open = connections.get(launch) ?? new RawConnection(port)
  connections.set(launch, open)
  return open
}

async function post({
  connection,
  host,
  path,
  body,
}: {
  connection: RawConnection
  host: string
  path: string
  body: unknown
}): Promise<void> {
  const headers = { host, 'content-type': 'text/plain;charset=utf-8' }
  const answer = await connection.send(requestBytes({ method: 'POST', path, headers, body: JSON.stringify(body) }))
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.body}`)
}
