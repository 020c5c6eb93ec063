import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { createDatabase } from '../../api/local/postgres/create-database.ts'
import { startPostgres } from '../../api/local/postgres/start-postgres.ts'
import { connect } from '../../api/src/db/client.ts'
import { migrate } from '../../api/src/db/migrate.ts'
import { listenForInvalidations } from '../../api/src/kernel/identity/invalidations.ts'
import { median, percentile, type Bench } from './support/bench.ts'

const changes = 2_000
const at_once = 4

/**
 * Measures the time from the commit of a changed membership to its invalidation in a listening process, on a durable database with several writers.
 */
export const bench: Bench = {
  id: 'R13',
  title: `invalidation of a cached identity, ${changes.toLocaleString('en-US')} changes, ${at_once} writers`,
  async run() {
    const folder = mkdtempSync(join(tmpdir(), 'portico-bench-'))
    const server = await startPostgres({ dataDir: join(folder, 'postgres') })
    try {
      const url = await createDatabase({ url: server.url, name: 'bench' })
      await migrate({ url })
      const { sql, close } = connect({ url, role: 'platform', max: at_once })
      await sql`insert into portals (id, name, slug) values (101, 'Portal', 'portal')`
      await sql`insert into users (id, name, email) select n, 'Person', 'person-' || n || '@example.com' from generate_series(1, ${changes}) n`
      await sql`insert into memberships (portal_id, user_id) select 101, id from users`
      const heard_ms = new Map<number, number>()
      const invalidations = await listenForInvalidations({
        url,
        log: pino({ level: 'silent' }),
        onInvalidated: ({ ids }) => ids?.forEach((id) => heard_ms.set(id, performance.now())),
        onLost: () => {},
      })
      const committed_ms = new Map<number, number>()
      const ids = Array.from({ length: changes }, (_, index) => index + 1).values()
      await Promise.all(
        Array.from({ length: at_once }, async () => {
          for (const id of ids) {
            await sql`update memberships set is_blocked = true where user_id = ${id}`
            committed_ms.set(id, performance.now())
          }
        }),
      )
      await invalidations.caughtUp()
      const took_ms = [...committed_ms].map(([id, at_ms]) => Math.max(0, (heard_ms.get(id) ?? NaN) - at_ms))
      await invalidations.close()
      await close()
      const p99_ms = percentile(took_ms, 0.99)
      return [
        { what: 'not heard', value: String(took_ms.filter(Number.isNaN).length) },
        { what: 'p50 after the commit', value: `${median(took_ms).toFixed(1)} ms` },
        { what: 'p99 after the commit', value: `${p99_ms.toFixed(1)} ms`, target: '<= 100 ms', met: p99_ms <= 100 },
      ]
    } finally {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    }
  },
}
