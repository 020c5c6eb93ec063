import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase } from '../../api/local/postgres/create-database.ts'
import { startMeilisearch } from '../../api/local/meilisearch/start-meilisearch.ts'
import { startPostgres } from '../../api/local/postgres/start-postgres.ts'
import { migrate } from '../../api/src/db/migrate.ts'
import { askMeilisearch } from '../../api/src/search/ask-meilisearch.ts'
import { rebuildIndex } from '../../api/src/search/rebuild-index.ts'
import { search_courses } from '../../shared/src/contract/catalog.ts'
import { createWorld, type World } from '../support/world.ts'
import { alternate, percentile, type Bench } from './support/bench.ts'

const courses = Number(process.env.BENCH_COURSES ?? 100_000)
const at_once = 8
const each = 40
const words = ['nursing', 'safety', 'privacy', 'insurance', 'water', 'estate', 'food', 'security', 'ethics', 'law']

/** The catalog's search through the whole API, eight at once in a catalog of 100,000, against the same question put to Meilisearch alone. */
export const bench: Bench = {
  id: 'R6',
  title: `catalog search over ${courses.toLocaleString('en-US')} courses, ${at_once} at once, p99`,
  async run() {
    const folder = mkdtempSync(join(tmpdir(), 'portico-bench-'))
    const server = await startPostgres({ dataDir: join(folder, 'postgres'), durable: false })
    const engine = await startMeilisearch({ dataDir: join(folder, 'meilisearch') })
    try {
      const url = await createDatabase({ url: server.url, name: 'bench' })
      await migrate({ url })
      const world = await createWorld(
        { DATA_DIR: folder, MEILI_URL: engine.url, MEILI_KEY: engine.key },
        { url, drop: async () => {} },
      )
      await fill(world)
      const { client } = world.services.search
      if (!client) throw new Error('no Meilisearch')
      await rebuildIndex(client, world.services)
      const visitor = world.visitor()
      let turn = 0
      const word = () => words[(turn += 1) % words.length] ?? ''
      const question = (search: string) => ({ words: [search], filters: {}, sort: 'popularity', page: 1 }) as const
      const call = async () => {
        const { engine: by, total } = await visitor.call(search_courses, { query: { search: word() } })
        if (by !== 'meilisearch' || total === 0) throw new Error(`answered by ${by} with ${total} courses`)
      }
      const raw = async () =>
        void (await askMeilisearch(world.services.search, {
          portal_id: world.portals.core.id,
          question: question(word()),
          log: world.services.log,
        }))
      const round = (work: () => Promise<void>) => async () => {
        // The limit on searches of one address is not what is measured.
        await world.services.platform.sql`delete from rate_limits`
        return together(work)
      }
      await round(call)()
      const found = await alternate({ api: round(call), engine: round(raw) })
      await world.close()
      const [api, alone] = [found.api.flat(), found.engine.flat()]
      const [p99, floor] = [percentile(api, 0.99), percentile(alone, 0.99)]
      return [
        { what: 'search call', value: `p50 ${percentile(api, 0.5).toFixed(1)} ms, p99 ${p99.toFixed(1)} ms` },
        { what: 'Meilisearch alone', value: `p50 ${percentile(alone, 0.5).toFixed(1)} ms, p99 ${floor.toFixed(1)} ms` },
        { what: 'p99 call / engine', value: (p99 / floor).toFixed(2), target: '<= 1.5', met: p99 / floor <= 1.5 },
        { what: 'p99 of the call', value: `${p99.toFixed(1)} ms`, target: '<= 30 ms', met: p99 <= 30 },
      ]
    } finally {
      await engine.stop()
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    }
  },
}

/** How long each took, several after one another in each of eight lines. Fewer than the limit of one address in a minute. */
async function together(work: () => Promise<void>): Promise<number[]> {
  const waits: number[] = []
  await Promise.all(
    Array.from({ length: at_once }, async () => {
      for (let place = 0; place < each / at_once; place += 1) {
        const began = performance.now()
        await work()
        waits.push(performance.now() - began)
      }
    }),
  )
  return waits
}

async function fill({
  portals,
  services: {
    platform: { sql },
  },
}: World): Promise<void> {
  const list = sql`(${words}::text[])`
  await sql`insert into courses (portal_id, slug, title, publication_status) select ${portals.core.id}, 'course-' || n, 'Course ' || n, 2 from generate_series(1, ${courses}) n`
  await sql`
    insert into catalog (portal_id, course_id, slug, title, subtitle, price_from, popularity, published_at, updated_at, search_text)
    select ${portals.core.id}, c.id, c.slug, initcap(${list}[1 + c.id % 10]) || ' for ' || ${list}[1 + (c.id / 10) % 10] || ' staff ' || c.id, 'A course of the bench', 1900 + c.id % 5000, c.id % 900, now() - c.id * interval '1 minute', now(), ${list}[1 + c.id % 10]
    from courses c`
  await sql`analyze courses`.catch(() => {})
}
