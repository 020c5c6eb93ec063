import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { and, eq } from 'drizzle-orm'
import postgres from 'postgres'
import { demoAccounts } from '../../api/local/demo/accounts.ts'
import { seed } from '../../api/local/demo/seed/seed.ts'
import { createDatabase } from '../../api/local/postgres/create-database.ts'
import { startPostgres } from '../../api/local/postgres/start-postgres.ts'
import { buildSite } from '../../api/local/supervisor/build-apps.ts'
import { freePort } from '../../api/local/supervisor/free-port.ts'
import { readConfig } from '../../api/src/config.ts'
import { portalById } from '../../api/src/db/cross-portal/portals-and-members.ts'
import { inPortal } from '../../api/src/db/in-portal.ts'
import { migrate } from '../../api/src/db/migrate.ts'
import { courses } from '../../api/src/domains/courses/tables.ts'
import { publishingJobs } from '../../api/src/domains/publishing/tables.ts'
import { startEdge } from '../../api/src/edge/start-edge.ts'
import { pageRendererOf } from '../../api/src/domains/publishing/page-renderer.ts'
import { publishPortal } from '../../api/src/domains/publishing/publish-portal.ts'
import { openServices } from '../../api/src/services.ts'
import { startWorker } from '../../api/src/worker.ts'
import { publish_course } from '../../shared/src/contract/courses/courses.ts'
import { login } from '../../shared/src/contract/identity/session.ts'
import { createClient } from '../support/client.ts'
import { alternate, median, percentile, type Bench } from './support/bench.ts'

type Sample = { served_ms: number; all_ms: number }
const few = Number(process.env.BENCH_FEW ?? 100)
const many = Number(process.env.BENCH_MANY ?? 10_000)
const rounds = 25

/** Measures the time from an editor's click to new bytes, in a small catalog and in one a hundred times its size. */
export const bench: Bench = {
  id: 'R4',
  title: 'publishing one course to new bytes served, listing, first page and sitemap included',
  async run() {
    const folder = mkdtempSync(join(tmpdir(), 'portico-bench-'))
    const server = await startPostgres({ dataDir: join(folder, 'postgres') })
    const arms: Awaited<ReturnType<typeof openArm>>[] = []
    try {
      await buildSite({ log: join(folder, 'build.log'), say: console.log, signal: AbortSignal.timeout(600_000) })
      for (const courses of [few, many]) arms.push(await openArm({ server_url: server.url, folder, courses }))
      const [small, large] = arms
      if (!small || !large) throw new Error('an arm is missing')
      for (const arm of arms) for (let warm = 0; warm < 3; warm += 1) await arm.sample()
      const results = await alternate({ small: small.sample, large: large.sample }, rounds)
      const of = (arm: 'small' | 'large', figure: keyof Sample) => results[arm].map((each) => each[figure])
      const show = (arm: 'small' | 'large') =>
        `page served p50 ${median(of(arm, 'served_ms')).toFixed(0)} ms, p95 ${percentile(of(arm, 'served_ms'), 0.95).toFixed(0)} ms; all its pages p50 ${median(of(arm, 'all_ms')).toFixed(0)} ms, p95 ${percentile(of(arm, 'all_ms'), 0.95).toFixed(0)} ms`
      const ratio = median(of('large', 'all_ms')) / median(of('small', 'all_ms'))
      const served = percentile(of('large', 'served_ms'), 0.95)
      const all = percentile(of('large', 'all_ms'), 0.95)
      return [
        { what: `${small.courses} courses`, value: show('small') },
        { what: `${large.courses} courses`, value: show('large') },
        ...arms.map((arm) => ({
          what: `whole portal, ${arm.pages} pages`,
          value: `${arm.pages_a_second.toFixed(0)} pages/s`,
        })),
        { what: 'large / small, all pages', value: ratio.toFixed(2), target: '<= 1.5', met: ratio <= 1.5 },
        { what: 'page served, p95, large', value: `${served.toFixed(0)} ms`, target: '<= 60 ms', met: served <= 60 },
        { what: 'all its pages, p95, large', value: `${all.toFixed(0)} ms`, target: '<= 150 ms', met: all <= 150 },
      ]
    } finally {
      for (const arm of arms) await arm.close()
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    }
  },
}

async function openArm({
  server_url,
  folder,
  courses: total,
}: {
  server_url: string
  folder: string
  courses: number
}) {
  const url = await createDatabase({ url: server_url, name: `bench_${total}` })
  await migrate({ url })
  const config = readConfig({
    DATABASE_URL: url,
    DATA_DIR: join(folder, String(total)),
    PORT: String(await freePort()),
    DEMO: '1',
    LOG_LEVEL: 'error',
    WORKER_LANE: 'pages',
  })
  await seed({ config, portals: 0, courses: total, pictures: false })
  // Analyzes as autovacuum would within a minute; a freshly filled catalog has no statistics yet.
  const owner = postgres(url, { max: 1, onnotice: () => {} })
  await owner`analyze`
  await owner.end()
  const services = await openServices({ config })
  const pageRenderer = await pageRendererOf(services)
  const portal = await portalById(services.platform.db, config.CORE_PORTAL_ID)
  if (!portal) throw new Error('no core portal')
  const began = performance.now()
  const whole = await publishPortal({ services, pageRenderer, portal, log: services.log })
  const pages_a_second = whole.total / ((performance.now() - began) / 1_000)
  const worker = await startWorker({ services })
  const edge = await startEdge({ config, log: services.log })
  const editor = createClient(pageRenderer.app, config.PUBLIC_HOST)
  const account = demoAccounts.find(({ role }) => role === 'admin')
  if (!account) throw new Error('no demo admin')
  await editor.call(login, { body: { login: account.email, password: account.password } })
  const published = await inPortal(services.app.db, portal.id, (db) =>
    db.select({ id: courses.id, slug: courses.slug }).from(courses).where(eq(courses.publication_status, 2)),
  )
  let turn = 0
  const sample = async (): Promise<Sample> => {
    const course = published[((turn += 1) * 37) % published.length]
    if (!course) throw new Error('no course')
    const title = `Edition ${turn} of ${course.slug}`
    await inPortal(services.app.db, portal.id, (db) =>
      db.update(courses).set({ title }).where(eq(courses.id, course.id)),
    )
    const start = performance.now()
    const { job } = await editor.call(publish_course, { params: { slug: course.slug } })
    await until(async () =>
      (await fetchPage(config.PORT, config.PUBLIC_HOST, `/course/${course.slug}`)).includes(title),
    )
    const served_ms = performance.now() - start
    await until(
      async () =>
        (
          await inPortal(services.app.db, portal.id, (db) =>
            db
              .select()
              .from(publishingJobs)
              .where(and(eq(publishingJobs.id, job.id), eq(publishingJobs.state, 3))),
          )
        ).length > 0,
    )
    return { served_ms, all_ms: performance.now() - start }
  }
  return {
    courses: published.length,
    pages: whole.total,
    pages_a_second,
    sample,
    async close() {
      await worker.stop()
      await edge.stop()
      await pageRenderer.renderer.close()
      await services.close()
    },
  }
}

async function until(isThere: () => Promise<boolean>): Promise<void> {
  for (const deadline = Date.now() + 30_000; !(await isThere()); await pause(2))
    if (Date.now() > deadline) throw new Error('it never came')
}

function fetchPage(port: number, host: string, path: string): Promise<string> {
  return new Promise((done, fail) => {
    request({ port, host: '127.0.0.1', path, headers: { host } }, (answer) => {
      let text = ''
      answer
        .setEncoding('utf8')
        .on('data', (part: string) => (text += part))
        .once('end', () => done(text))
    })
      .once('error', fail)
      .end()
  })
}
