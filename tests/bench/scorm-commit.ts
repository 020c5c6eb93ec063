import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { eq } from 'drizzle-orm'
import postgres from 'postgres'
import { createDatabase } from '../../api/local/postgres/create-database.ts'
import { startPostgres, type Postgres } from '../../api/local/postgres/start-postgres.ts'
import { freePort } from '../../api/local/supervisor/free-port.ts'
import { waitForAnswer } from '../../api/local/supervisor/wait-for-answer.ts'
import { signLaunchToken } from '../../api/src/scorm/host/launch-token.ts'
import { packageHost } from '../../api/src/scorm/host/package-host.ts'
import { migrate } from '../../api/src/db/migrate.ts'
import { moduleItems, scormModules, scormPackages } from '../../api/src/db/tables/course-content.ts'
import { itemProgress } from '../../api/src/db/tables/learning.ts'
import { sessions } from '../../api/src/db/tables/people.ts'
import { enroll, makeCourse } from '../support/course.ts'
import { createWorld, type World } from '../support/world.ts'
import { alternate, median, type Bench } from './support/bench.ts'

const main = fileURLToPath(new URL('../../api/src/main.ts', import.meta.url))
const learners = 16
const round_ms = 3_000
const sha256 = 'b'.repeat(64)

type Launch = { progress_id: number; token: string; acknowledged: number }

/** Commits of sixteen running lessons through a whole API of its own process, against a bare UPDATE of the same rows; then both are killed. */
export const bench: Bench = {
  id: 'R9',
  title: `SCORM commits, ${learners} learners, a second`,
  async run() {
    const folder = mkdtempSync(join(tmpdir(), 'portico-bench-'))
    let server = await startPostgres({ dataDir: join(folder, 'postgres') })
    let api: ChildProcess | undefined
    try {
      const url = await createDatabase({ url: server.url, name: 'bench' })
      await migrate({ url })
      const world = await createWorld({ DATA_DIR: folder }, { url, drop: async () => {} })
      const launches = await openLessons(world)
      const port = await freePort()
      api = spawn(process.execPath, [main], {
        env: {
          ...process.env,
          NODE_ENV: 'production',
          ROLE: 'api',
          API_PORT: String(port),
          DATABASE_URL: url,
          DATA_DIR: folder,
          DEMO: '1',
          LOG_LEVEL: 'error',
        },
        stdio: ['ignore', 'ignore', 'inherit'],
      })
      await waitForAnswer({ url: `http://127.0.0.1:${port}/api/health/live`, name: 'The api' })
      const host = packageHost(sha256, world.config.CONTENT_HOST)
      const agent = new Agent({ keepAlive: true, maxSockets: learners })
      const send = (launch: Launch, path: string, body: unknown) =>
        post({ agent, port, host, path: `/c/${launch.token}/${path}`, body })
      for (const launch of launches) await send(launch, 'start', { unsent: null })

      const raw = postgres(`${server.url.replace(/\/[^/]*$/, '')}/bench`, { max: learners })
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
        world,
        restart: async () => (server = await startPostgres({ dataDir: join(folder, 'postgres') })),
      })
      const ratio = median(found.commits) / median(found.updates)
      return [
        { what: 'commits', value: `${Math.round(median(found.commits))} a second` },
        { what: 'bare UPDATE', value: `${Math.round(median(found.updates))} a second` },
        { what: 'commits / bare UPDATE', value: ratio.toFixed(2), target: '>= 0.35', met: ratio >= 0.35 },
        {
          what: 'acknowledged and lost after kill -9 of api and Postgres',
          value: String(lost),
          target: '0',
          met: lost === 0,
        },
      ]
    } finally {
      api?.kill('SIGKILL')
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    }
  },
}

const values = (turn: number) => ({
  'cmi.core.lesson_location': `page-${turn}`,
  'cmi.core.lesson_status': 'incomplete',
  'cmi.suspend_data': 'state '.repeat(100),
})

/** Sixteen learners with one SCORM item of one course each open, and a signed launch of it. */
async function openLessons(world: World): Promise<Launch[]> {
  const course = await makeCourse(world)
  const item_id = await world.within('core', async (db) => {
    const [pack] = await db
      .insert(scormPackages)
      .values({ sha256, title: 'Bench', entry: 'index.html', version: '1.2', items: [], files: 1, bytes: 1 })
      .returning()
    const [module] = await db
      .insert(scormModules)
      .values({ scorm_package_id: pack?.id ?? 0, title: 'Bench', slug: 'bench', entry: 'index.html', scorm_id: 'one' })
      .returning()
    const [item] = await db
      .insert(moduleItems)
      .values({
        module_id: course.modules[0] ?? 0,
        itemable_type: 'ScormModule',
        itemable_id: module?.id ?? 0,
        sort_number: 9,
      })
      .returning()
    return item?.id ?? 0
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

/** How many a second, each learner one after another and all at once. */
async function rate(launches: readonly Launch[], work: (launch: Launch) => PromiseLike<unknown>): Promise<number> {
  const until = performance.now() + round_ms
  let done = 0
  await Promise.all(
    launches.map(async (launch) => {
      for (; performance.now() < until; done += 1) await work(launch)
    }),
  )
  return done / (round_ms / 1_000)
}

type Blow = {
  launches: Launch[]
  commit: (launch: Launch) => Promise<void>
  api: ChildProcess
  server: Postgres
  world: World
  restart: () => Promise<Postgres>
}

async function killAndCount({ launches, commit, api, server, world, restart }: Blow): Promise<number> {
  await world.services.app.sql.end()
  const under = launches.map(async (launch) => {
    for (;;) await commit(launch)
  })
  const ended = Promise.allSettled(under)
  await pause(1_000)
  api.kill('SIGKILL')
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

function post({
  agent,
  port,
  host,
  path,
  body,
}: {
  agent: Agent
  port: number
  host: string
  path: string
  body: unknown
}): Promise<void> {
  return new Promise((done, fail) => {
    const asked = request(
      {
        agent,
        port,
        host: '127.0.0.1',
        method: 'POST',
        path,
        headers: { host, 'content-type': 'text/plain;charset=utf-8' },
      },
      (answer) => {
        let text = ''
        answer
          .setEncoding('utf8')
          .on('data', (part: string) => (text += part))
          .once('error', fail)
          .once('end', () => (answer.statusCode === 200 ? done() : fail(new Error(`${answer.statusCode} ${text}`))))
      },
    )
    asked.once('error', fail).end(JSON.stringify(body))
  })
}
