import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'
import { createDatabase } from '../../api/local/postgres/create-database.ts'
import { startPostgres } from '../../api/local/postgres/start-postgres.ts'
import { migrate } from '../../api/src/db/migrate.ts'
import { createWorld } from '../support/world.ts'
import { startApiProcess } from './support/api-process.ts'
import { rate } from './support/at-once.ts'
import { alternate, median, type Bench } from './support/bench.ts'
import { RawConnection, requestBytes } from './support/raw-connection.ts'

const rows = 10_000
const at_once = 8

/**
 * Reads a page of a reference list as a signed-in staff member through a separate API process, against the bare SQL of the same page in this process.
 */
export const bench: Bench = {
  id: 'R2',
  title: `a page of 20 out of ${rows.toLocaleString('en-US')} tags, ${at_once} at once, a second`,
  async run() {
    const folder = mkdtempSync(join(tmpdir(), 'portico-bench-'))
    const ends: (() => unknown)[] = []
    try {
      const server = await startPostgres({ dataDir: join(folder, 'postgres'), durable: false })
      ends.unshift(() => server.stop())
      const url = await createDatabase({ url: server.url, name: 'bench' })
      await migrate({ url })
      const world = await createWorld({ DATA_DIR: folder }, { url, drop: async () => {} })
      ends.unshift(() => world.close())
      const { core } = world.portals
      await world.services.platform
        .sql`insert into tags (portal_id, title, slug, color, sort_number) select ${core.id}, 'Tag ' || n, 'tag-' || n, '#1f6feb', n from generate_series(1, ${rows}) n`
      // Analyzes the table, as autovacuum would a minute later.
      const raw = postgres(`${server.url.replace(/\/[^/]*$/, '')}/bench`, { max: at_once, onnotice: () => {} })
      ends.unshift(() => raw.end())
      await raw`analyze tags`
      const staff = await world.person('admin')
      const { port, kill } = await startApiProcess({ DATABASE_URL: url, DATA_DIR: folder })
      ends.unshift(kill)
      const request = requestBytes({
        path: `/api/portals/tags?referer_portal_id=${core.id}&status=2&sort=sort_number&per_page=20`,
        headers: { host: core.host, cookie: [...staff.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      })
      const connections = Array.from({ length: at_once }, () => new RawConnection(port))
      ends.unshift(() => connections.forEach((connection) => connection.close()))
      const call = async (connection: RawConnection) => {
        const { status, body } = await connection.send(request)
        if (status !== 200 || !body.includes('"next_cursor":"')) throw new Error(`${status} ${body.slice(0, 200)}`)
      }
      const query = () =>
        raw`select id, title, slug, color, status, sort_number from tags where portal_id = ${core.id} and status = ${2} order by sort_number, id limit 21`
      await rate(connections, call)
      const found = await alternate({ calls: () => rate(connections, call), queries: () => rate(connections, query) })
      const ratio = median(found.calls) / median(found.queries)
      return [
        { what: 'list calls', value: `${Math.round(median(found.calls))} a second` },
        { what: 'bare SQL over postgres.js', value: `${Math.round(median(found.queries))} a second` },
        {
          what: 'list call / bare SQL (stretch 0.30)',
          value: ratio.toFixed(2),
          target: '>= 0.22',
          met: ratio >= 0.22,
        },
      ]
    } finally {
      for (const end of ends) await end()
      rmSync(folder, { recursive: true, force: true })
    }
  },
}
