import type { Logger } from 'pino'
import { SearchEngineAway, type SearchEngine } from '../../adapters/search-engine/search-engine.ts'
import { searchBacklog } from './cross-portal/search-index.ts'
import type { Services } from '../../kernel/services.ts'
import { drainOutbox } from './drain-outbox.ts'
import { withIndexLock } from './index-lock.ts'
import { indexedCourses } from './index-marker.ts'
import { rebuildIndex } from './rebuild-index.ts'

type Wanted = Pick<Services, 'search' | 'app' | 'platform' | 'secrets'> & { log: Logger }
export type Kept = 'none configured' | 'away' | 'busy' | 'kept'

/**
 * Brings Meilisearch to what Postgres holds: a lost index is filled anew, what changed is sent. With a portal only its changes
 * are, whatever the others' number. While Meilisearch is away the outbox keeps them; a refusal throws and leaves its rows there.
 */
export async function keepIndex({ log, ...services }: Wanted, portal_id?: number): Promise<Kept> {
  const engine = services.search
  if (!engine) return 'none configured'
  try {
    const isDone = await withIndexLock(services.platform, async () => {
      if ((await indexedCourses(engine, services)) === null)
        log.info({ courses: await rebuildIndex(engine, services) }, 'search index filled')
      if (portal_id !== undefined) return drainOutbox(engine, { app: services.app, portal_id })
      for (const behind of (await searchBacklog(services.platform)).portal_ids)
        await drainOutbox(engine, { app: services.app, portal_id: behind })
      await compareCounts(engine, { log, ...services })
    })
    return isDone ? 'kept' : 'busy'
  } catch (error) {
    if (!(error instanceof SearchEngineAway)) throw error
    log.warn({ err: error }, 'Meilisearch is away; what changed waits')
    return 'away'
  }
}

/** When nothing is behind, both must know the same number of courses. */
async function compareCounts(engine: SearchEngine, { log, ...services }: Wanted): Promise<void> {
  const { courses, portal_ids } = await searchBacklog(services.platform)
  const indexed = await indexedCourses(engine, services)
  if (portal_ids.length > 0 || indexed === courses) return
  log.warn({ courses, indexed }, 'the search index differs from the catalog and is filled anew')
  await rebuildIndex(engine, services)
}
