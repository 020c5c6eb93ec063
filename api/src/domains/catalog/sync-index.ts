import type { Logger } from 'pino'
import { SearchEngineUnavailable, type SearchEngine } from '../../adapters/search-engine/search-engine.ts'
import { searchBacklog } from './cross-portal/search-index.ts'
import type { Services } from '../../kernel/services.ts'
import { drainOutbox } from './drain-outbox.ts'
import { withIndexLock } from './index-lock.ts'
import { indexedCourses } from './index-marker.ts'
import { rebuildIndex } from './rebuild-index.ts'

type Wanted = Pick<Services, 'search' | 'app' | 'platform' | 'secrets'> & { log: Logger }
export type SyncResult = 'none configured' | 'away' | 'busy' | 'kept'

/**
 * Syncs Meilisearch with Postgres: refills a lost index and sends changes, of one portal only if `portal_id` is given. While Meilisearch is
 * unavailable, changes stay in the outbox; a rejection throws and leaves its rows there.
 */
export async function syncIndex({ log, ...services }: Wanted, portal_id?: number): Promise<SyncResult> {
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
    if (!(error instanceof SearchEngineUnavailable)) throw error
    log.warn({ err: error }, 'Meilisearch is unavailable; changes are queued')
    return 'away'
  }
}

/** Refills the index if nothing is queued and the number of courses still differs. */
async function compareCounts(engine: SearchEngine, { log, ...services }: Wanted): Promise<void> {
  const { courses, portal_ids } = await searchBacklog(services.platform)
  const indexed = await indexedCourses(engine, services)
  if (portal_ids.length > 0 || indexed === courses) return
  log.warn({ courses, indexed }, 'the search index differs from the catalog and is rebuilt')
  await rebuildIndex(engine, services)
}
