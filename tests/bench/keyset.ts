import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import postgres from 'postgres'
import { createDatabase } from '../../api/local/postgres/create-database.ts'
import { startPostgres } from '../../api/local/postgres/start-postgres.ts'
import { createApp } from '../../api/src/app.ts'
import { readConfig } from '../../api/src/config.ts'
import { migrate } from '../../api/src/db/migrate.ts'
import { openServices } from '../../api/src/services.ts'
import { alternate, median, percentile, type Bench } from './support/bench.ts'

const rows = 100_000
const each = 150

/** Reads the first and the last page of a list of 100,000 published reviews through the whole API on a real Postgres. */
export const bench: Bench = {
  id: 'R3',
  title: `the last page of ${rows.toLocaleString('en-US')} rows against the first, p50`,
  async run() {
    const folder = mkdtempSync(join(tmpdir(), 'portico-bench-'))
    const server = await startPostgres({ dataDir: folder, durable: false })
    try {
      const url = await createDatabase({ url: server.url, name: 'bench' })
      await migrate({ url })
      const config = readConfig({ DATABASE_URL: url, DATA_DIR: folder, DEMO: '1' })
      const services = await openServices({ config, log: pino({ level: 'silent' }), max: 4 })
      const first_id = await fill(services.platform.sql, config.CORE_PORTAL_ID)
      // Analyzes the tables, as autovacuum would a minute later.
      const owner = postgres(url, { max: 1, onnotice: () => {} })
      await owner`analyze reviews, enrollments`
      await owner.end()
      const app = createApp(services)
      const read = async (query: string): Promise<number> => {
        const began = performance.now()
        const answer = await app.request(`http://${config.PUBLIC_HOST}/api/courses/much-reviewed/reviews${query}`, {
          headers: { host: config.PUBLIC_HOST },
        })
        const { data } = (await answer.json()) as { data?: unknown[] }
        if (data?.length !== 12) throw new Error(`expected a page of 12, got ${answer.status}`)
        return performance.now() - began
      }
      const p50 = (query: string) => async () => {
        const waits: number[] = []
        for (let turn = 0; turn < each; turn += 1) waits.push(await read(query))
        return percentile(waits, 0.5)
      }
      const last = `?cursor=${Buffer.from(JSON.stringify([first_id + 12, 0])).toString('base64url')}`
      await p50('')()
      const found = await alternate({ first: p50(''), last: p50(last) })
      await services.close()
      const ratio = median(found.last) / median(found.first)
      return [
        { what: 'first page', value: `${median(found.first).toFixed(2)} ms` },
        { what: 'last page', value: `${median(found.last).toFixed(2)} ms` },
        { what: 'last / first', value: ratio.toFixed(2), target: '<= 1.2', met: ratio <= 1.2 },
      ]
    } finally {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    }
  },
}

/** Creates one course of the core portal with all the reviews; returns the id of the first review. */
async function fill(
  sql: Awaited<ReturnType<typeof openServices>>['platform']['sql'],
  portal_id: number,
): Promise<number> {
  await sql`insert into portals (id, kind, name, slug) values (${portal_id}, 'core', 'Bench', 'bench')`
  await sql`insert into portal_settings (portal_id, type, is_marketable) values (${portal_id}, 2, true)`
  await sql`insert into users (id, name, email) values (1, 'Ada', 'ada@example.com')`
  await sql`insert into memberships (portal_id, user_id) values (${portal_id}, 1)`
  await sql`insert into courses (portal_id, id, slug, title, publication_status) values (${portal_id}, 1, 'much-reviewed', 'Much reviewed', 2)`
  await sql`insert into enrollments (portal_id, id, course_id, user_id) select ${portal_id}, n, 1, 1 from generate_series(1, ${rows}) n`
  const [row] = await sql<{ first: number }[]>`
    with made as (insert into reviews (portal_id, course_id, enrollment_id, user_id, author_name, rating, text, is_published)
      select ${portal_id}, 1, n, 1, 'Ada E.', 1 + n % 5, 'Clear and to the point, number ' || n, true from generate_series(1, ${rows}) n returning id)
    select min(id) as first from made`
  return row?.first ?? 0
}
