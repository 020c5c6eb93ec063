import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase } from '../../../api/local/postgres/create-database.ts'
import { startMeilisearch } from '../../../api/local/meilisearch/start-meilisearch.ts'
import { startPostgres } from '../../../api/local/postgres/start-postgres.ts'
import type { SearchEngine } from '../../../api/src/adapters/search-engine/search-engine.ts'
import { migrate } from '../../../api/src/db/migrate.ts'
import { rebuildIndex } from '../../../api/src/domains/catalog/rebuild-index.ts'
import { createWorld, type World } from '../../support/world.ts'
import { startApiProcess } from './api-process.ts'

export const courses = Number(process.env.BENCH_COURSES ?? 100_000)
export const words = [
  'nursing',
  'safety',
  'privacy',
  'insurance',
  'water',
  'estate',
  'food',
  'security',
  'ethics',
  'law',
]

export type LargeCatalog = { world: World; engine: SearchEngine; port: number }

/** Runs the work against a separate api process over a large indexed catalog, and stops all of it afterward. */
export async function withLargeCatalog<T>(
  { has_topics }: { has_topics: boolean },
  work: (catalog: LargeCatalog) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'portico-bench-'))
  const ends: (() => unknown)[] = []
  try {
    const server = await startPostgres({ dataDir: join(folder, 'postgres'), durable: false })
    ends.unshift(() => server.stop())
    const meilisearch = await startMeilisearch({ dataDir: join(folder, 'meilisearch') })
    ends.unshift(() => meilisearch.stop())
    const url = await createDatabase({ url: server.url, name: 'bench' })
    await migrate({ url })
    const addresses = { DATA_DIR: folder, MEILI_URL: meilisearch.url, MEILI_KEY: meilisearch.key }
    const world = await createWorld(addresses, { url, drop: async () => {} })
    ends.unshift(() => world.close())
    await fill(world)
    if (has_topics) await assignTopics(world)
    const { search: engine } = world.services
    if (!engine) throw new Error('no Meilisearch')
    await rebuildIndex(engine, world.services)
    const { port, kill } = await startApiProcess({ DATABASE_URL: url, ...addresses })
    ends.unshift(kill)
    return await work({ world, engine, port })
  } finally {
    for (const end of ends) await end()
    rmSync(folder, { recursive: true, force: true })
  }
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
    insert into catalog (portal_id, course_id, slug, title, subtitle, price, popularity, published_at, updated_at, search_text)
    select ${portals.core.id}, c.id, c.slug, initcap(${list}[1 + c.id % 10]) || ' for ' || ${list}[1 + (c.id / 10) % 10] || ' staff ' || c.id, 'A course of the bench', 1900 + c.id % 5000, c.id % 900, now() - c.id * interval '1 minute', now(), ${list}[1 + c.id % 10]
    from courses c`
  await sql`analyze courses`.catch(() => {})
}

/** Creates a topic for each of the words and assigns each course to the topic its title begins with. */
async function assignTopics({
  portals,
  services: {
    platform: { sql },
  },
}: World): Promise<void> {
  await sql`insert into topics (portal_id, slug, title, sort_number) select ${portals.core.id}, word, initcap(word), place from unnest(${words}::text[]) with ordinality line (word, place)`
  await sql`update catalog c set topic_ids = array[t.id], topics = array[t.title] from topics t where t.portal_id = c.portal_id and t.slug = c.search_text`
}
