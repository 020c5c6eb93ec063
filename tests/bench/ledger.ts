import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { createDatabase } from '../../api/local/postgres/create-database.ts'
import { startPostgres } from '../../api/local/postgres/start-postgres.ts'
import { connect, type Connection } from '../../api/src/db/client.ts'
import { inPortal } from '../../api/src/db/in-portal.ts'
import { migrate } from '../../api/src/db/migrate.ts'
import { outsideOfPortal, portalPool, type AccountKey } from '../../api/src/domains/credits/credit-account.ts'
import { transferCredits } from '../../api/src/domains/credits/transfer-credits.ts'
import { checkLedger } from '../../api/src/domains/credits/check-ledger.ts'
import { readMovements } from '../../api/src/domains/credits/read-movements.ts'
import { readBalances } from '../../api/src/domains/credits/read-balances.ts'
import { Refusal } from '../../api/src/kernel/fail.ts'
import { percentile, type Bench } from './support/bench.ts'

const moves = Number(process.env.BENCH_MOVES ?? 1_000_000)
const at_once = 16
const managers = 40
const statements = 300
const portal_id = 24

/** Makes random moves, many at once, through the product's code on a real Postgres; then recounts every balance and reads past statements. */
export const bench: Bench = {
  id: 'ledger',
  title: `${moves.toLocaleString('en-US')} random moves of credits of one portal, ${at_once} at once`,
  async run() {
    const folder = mkdtempSync(join(tmpdir(), 'portico-bench-'))
    const server = await startPostgres({ dataDir: folder, durable: false })
    try {
      const url = await createDatabase({ url: server.url, name: 'bench' })
      await migrate({ url })
      const platform = connect({ url, role: 'platform', max: 1 })
      const app = connect({ url, role: 'app', max: at_once })
      const accounts = await fill(platform)
      const began = performance.now()
      const { moved, refused } = await moveAtRandom(app, accounts)
      const took_s = (performance.now() - began) / 1000
      const check_began = performance.now()
      const found = await checkLedger({
        inPortal: (work) => inPortal(app.db, portal_id, work),
        portal_id,
        public_key: '',
      })
      const checked_s = (performance.now() - check_began) / 1000
      const waits = await readStatements(app)
      const p95 = percentile(waits, 0.95)
      await Promise.all([app.close(), platform.close()])
      const isWhole = found.state === 'whole' && found.links === moved
      return [
        { what: 'moves a second', value: (moves / took_s).toFixed(0) },
        { what: 'moved, refused', value: `${moved}, ${refused}` },
        {
          what: 'drift and balances below zero, at every link',
          value: found.state === 'whole' ? `none in ${found.links} links` : `link ${found.position}: ${found.what}`,
          target: 'none',
          met: isWhole,
        },
        { what: 'the check of all of it', value: `${checked_s.toFixed(1)} s` },
        {
          what: 'statement of an account at a past moment, p95',
          value: `${p95.toFixed(1)} ms`,
          target: '<= 50 ms',
          met: p95 <= 50,
        },
      ]
    } finally {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    }
  },
}

async function fill({ sql: run }: Connection): Promise<AccountKey[]> {
  await run`insert into portals (id, kind, name, slug) values (${portal_id}, 'core', 'Bench', 'bench')`
  await run`insert into users (id, name, first_name, last_name, email) select n, 'P' || n, 'P', n::text, 'p' || n || '@example.com' from generate_series(1, ${managers}) n`
  await run`insert into memberships (portal_id, user_id) select ${portal_id}, n from generate_series(1, ${managers}) n`
  await run`insert into courses (portal_id, id, slug, title) select ${portal_id}, n, 'c' || n, 'C' || n from generate_series(1, 5) n`
  const course_ids = [1, 2, 3, 4, 5]
  return [
    outsideOfPortal,
    portalPool,
    ...course_ids.map((course_id) => ({ kind: 'course', course_id, user_id: null }) as const),
    ...Array.from(
      { length: managers },
      (_, n) => ({ kind: 'manager', course_id: 1 + (n % 5), user_id: n + 1 }) as const,
    ),
  ]
}

async function moveAtRandom({ db }: Connection, accounts: readonly AccountKey[]) {
  const any = (below: number): number => Math.floor(Math.random() * below)
  let left = moves
  let moved = 0
  let refused = 0
  const worker = async () => {
    while (left > 0) {
      left -= 1
      const place = any(accounts.length)
      const from = accounts[place] ?? portalPool
      const to = accounts[(place + 1 + any(accounts.length - 1)) % accounts.length] ?? portalPool
      const reason = { move: 'given', order_line_id: null, actor_id: 1 + any(managers) } as const
      try {
        await inPortal(db, portal_id, (tx) => transferCredits(tx, { from, to, amount: 1 + any(9), reason }))
        moved += 1
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        refused += 1
      }
    }
  }
  await Promise.all(Array.from({ length: at_once }, worker))
  return { moved, refused }
}

/** Measures how long it takes to read an account's balance at a past moment with its newest fifty movements before that. */
async function readStatements({ db }: Connection): Promise<number[]> {
  const within = <T>(work: Parameters<typeof inPortal<T>>[2]) => inPortal(db, portal_id, work)
  const ids = await within((tx) => tx.execute<{ id: number }>(sql`select id from credit_accounts`))
  const [span] = await within((tx) =>
    tx.execute<{ first: string; last: string }>(
      sql`select min(at)::text as first, max(at)::text as last from credit_links`,
    ),
  )
  const [first, last] = [Date.parse(span?.first ?? ''), Date.parse(span?.last ?? '')]
  const waits: number[] = []
  for (let turn = 0; turn < statements; turn += 1) {
    const at = new Date(first + Math.random() * (last - first)).toISOString()
    const account_id = Number(ids[turn % ids.length]?.id)
    const began = performance.now()
    await within(async (tx) => {
      const standing = await readBalances(tx, { at, account_id, now: new Date() })
      const wish = { account_id, position: standing.link?.position ?? 0 }
      return readMovements(tx, wish, { beyond: sql`true`, order: sql`k.id desc`, limit: 50 })
    })
    waits.push(performance.now() - began)
  }
  return waits
}
