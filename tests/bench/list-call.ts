import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import postgres from 'postgres'
import { createDatabase } from '../../api/local/postgres/create-database.ts'
import { startPostgres } from '../../api/local/postgres/start-postgres.ts'
import { freePort } from '../../api/local/supervisor/free-port.ts'
import { waitForAnswer } from '../../api/local/supervisor/wait-for-answer.ts'
import { migrate } from '../../api/src/db/migrate.ts'
import { createWorld } from '../support/world.ts'
import { alternate, median, type Bench } from './support/bench.ts'

const main = fileURLToPath(new URL('../../api/src/main.ts', import.meta.url))
const rows = 10_000
const at_once = 8
const round_ms = 3_000

/** A page of a reference list for a signed-in member of staff, through a whole API of its own process, against the bare SQL of the same page in this one. */
export const bench: Bench = {
  id: 'R2',
  title: `a page of 20 out of ${rows.toLocaleString('en-US')} tags, ${at_once} at once, a second`,
  async run() {
    const folder = mkdtempSync(join(tmpdir(), 'portico-bench-'))
    const server = await startPostgres({ dataDir: join(folder, 'postgres'), durable: false })
    let api: ChildProcess | undefined
    try {
      const url = await createDatabase({ url: server.url, name: 'bench' })
      await migrate({ url })
      const world = await createWorld({ DATA_DIR: folder }, { url, drop: async () => {} })
      const { core } = world.portals
      await world.services.platform
        .sql`insert into tags (portal_id, title, slug, color, sort_number) select ${core.id}, 'Tag ' || n, 'tag-' || n, '#1f6feb', n from generate_series(1, ${rows}) n`
      // What autovacuum would do a minute later.
      const raw = postgres(`${server.url.replace(/\/[^/]*$/, '')}/bench`, { max: at_once, onnotice: () => {} })
      await raw`analyze tags`
      const staff = await world.person('admin')
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

      const agent = new Agent({ keepAlive: true, maxSockets: at_once })
      const headers = {
        host: core.host,
        cookie: [...staff.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      }
      const call = () =>
        get({
          agent,
          port,
          headers,
          path: `/api/portals/tags?referer_portal_id=${core.id}&status=2&sort=sort_number&per_page=20`,
        })
      const query = () =>
        raw`select id, title, slug, color, status, sort_number from tags where portal_id = ${core.id} and status = ${2} order by sort_number, id limit 21`
      await rate(call)
      const found = await alternate({ calls: () => rate(call), queries: () => rate(query) })
      agent.destroy()
      await raw.end()
      await world.close()
      const ratio = median(found.calls) / median(found.queries)
      return [
        { what: 'list calls', value: `${Math.round(median(found.calls))} a second` },
        { what: 'bare SQL over postgres.js', value: `${Math.round(median(found.queries))} a second` },
        { what: 'list call / bare SQL', value: ratio.toFixed(2), target: '>= 0.30', met: ratio >= 0.3 },
      ]
    } finally {
      api?.kill('SIGKILL')
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    }
  },
}

async function rate(work: () => PromiseLike<unknown>): Promise<number> {
  const until = performance.now() + round_ms
  let done = 0
  await Promise.all(
    Array.from({ length: at_once }, async () => {
      for (; performance.now() < until; done += 1) await work()
    }),
  )
  return done / (round_ms / 1_000)
}

function get({
  agent,
  port,
  headers,
  path,
}: {
  agent: Agent
  port: number
  headers: Record<string, string>
  path: string
}): Promise<void> {
  return new Promise((done, fail) => {
    const asked = request({ agent, port, host: '127.0.0.1', path, headers }, (answer) => {
      let text = ''
      answer
        .setEncoding('utf8')
        .on('data', (part: string) => (text += part))
        .once('error', fail)
        .once('end', () =>
          answer.statusCode === 200 && text.includes('"next_cursor":"')
            ? done()
            : fail(new Error(`${answer.statusCode} ${text.slice(0, 200)}`)),
        )
    })
    asked.once('error', fail).end()
  })
}
