import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'
import { createDatabase } from '../../api/local/postgres/create-database.ts'
import { startPostgres } from '../../api/local/postgres/start-postgres.ts'
import { migrate } from '../../api/src/db/migrate.ts'
import { coupons, salesTaxes, taxRates } from '../../api/src/domains/orders/tables.ts'
import { coursePricings, courses } from '../../api/src/domains/courses/tables.ts'
import { get_quote } from '../../shared/src/contract/orders/quote.ts'
import { createWorld, type World } from '../support/world.ts'
import { startApiProcess } from './support/api-process.ts'
import { percentile, type Bench } from './support/bench.ts'
import { RawConnection, requestBytes } from './support/raw-connection.ts'

const lines = 20
// Stays below the limit of 240 quotes per client.
const calls = 200
const warmups = 20
const target_ms = 10

/** Creates a catalog of courses with three price tiers each, a coupon and sales tax. */
async function stock(world: World): Promise<number[]> {
  return world.within('core', async (db) => {
    const rows = Array.from({ length: 500 }, (_, n) => ({
      slug: `quoted-${n}`,
      title: `Quoted ${n}`,
      publication_status: 2 as const,
    }))
    const made = await db.insert(courses).values(rows).returning({ id: courses.id })
    const tiers = [
      { from_quantity: 1, price: 3900 },
      { from_quantity: 5, price: 3500 },
      { from_quantity: 20, price: 2900 },
    ]
    await db.insert(coursePricings).values(made.flatMap(({ id }) => tiers.map((tier) => ({ ...tier, course_id: id }))))
    await db.insert(coupons).values({ code: 'BENCH', title: 'Bench', percent: 10, kinds: ['course'] })
    await db.insert(salesTaxes).values({ mode: 'table' })
    await db.insert(taxRates).values({ state: 'TX', percent: 8.25 })
    return made.slice(0, lines).map(({ id }) => id)
  })
}

/** Quotes a full cart with a coupon and sales tax, one call after another through a separate API process. */
export const bench: Bench = {
  id: 'quote',
  title: `a cart of ${lines} lines with a coupon and sales tax, p95 of ${calls} calls`,
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
      const ids = await stock(world)
      const raw = postgres(`${server.url.replace(/\/[^/]*$/, '')}/bench`, { max: 1, onnotice: () => {} })
      ends.unshift(() => raw.end())
      await raw`analyze`
      const { port, kill } = await startApiProcess({ DATABASE_URL: url, DATA_DIR: folder })
      ends.unshift(kill)
      const connection = new RawConnection(port)
      ends.unshift(() => connection.close())
      const request = requestBytes({
        method: 'POST',
        path: `/api${get_quote.path}`,
        headers: { host: world.portals.core.host, 'content-type': 'application/json' },
        body: JSON.stringify({
          type: 'course',
          coupon: 'BENCH',
          state: 'TX',
          lines: ids.map((id, place) => ({ id, quantity: place + 1 })),
        }),
      })
      const took: number[] = []
      for (let call = 0; call < warmups + calls; call += 1) {
        const began = performance.now()
        const { status, body } = await connection.send(request)
        if (call >= warmups) took.push(performance.now() - began)
        if (status !== 200 || body.split('"on_page"').length !== lines + 1)
          throw new Error(`${status} ${body.slice(0, 200)}`)
      }
      const p95 = percentile(took, 0.95)
      return [
        { what: 'quote, p50', value: `${percentile(took, 0.5).toFixed(1)} ms` },
        { what: 'quote, p95', value: `${p95.toFixed(1)} ms`, target: `<= ${target_ms} ms`, met: p95 <= target_ms },
      ]
    } finally {
      for (const end of ends) await end()
      rmSync(folder, { recursive: true, force: true })
    }
  },
}
