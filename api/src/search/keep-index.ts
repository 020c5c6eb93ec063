import { MeilisearchRequestError, type Meilisearch } from 'meilisearch'
import type { Logger } from 'pino'
import { searchBacklog } from '../db/cross-portal-search.ts'
import type { Services } from '../kernel/services.ts'
import { drainOutbox } from './drain-outbox.ts'
import { indexClient } from './index-client.ts'
import { withIndexLock } from './index-lock.ts'
import { indexedCourses } from './index-marker.ts'
import { rebuildIndex } from './rebuild-index.ts'

type Wanted = Pick<Services, 'config' | 'app' | 'platform' | 'secrets'> & { log: Logger }
export type Kept = 'none configured' | 'away' | 'busy' | 'kept'

/**
 * Brings Meilisearch to what Postgres holds: a lost index is filled anew, what changed is sent. With a portal only its changes
 * are, whatever the others' number. While Meilisearch is away the outbox keeps them; a refusal throws and leaves its rows there.
 */
export async function keepIndex({ log, ...services }: Wanted, portal_id?: number): Promise<Kept> {
  const client = indexClient(services.config)
  if (!client) return 'none configured'
  try {
    const isDone = await withIndexLock(services.platform, async () => {
      if ((await indexedCourses(client, services)) === null)
        log.info({ courses: await rebuildIndex(client, services) }, 'search index filled')
      if (portal_id !== undefined) return drainOutbox(client, { app: services.app, portal_id })
      for (const behind of (await searchBacklog(services.platform)).portal_ids)
        await drainOutbox(client, { app: services.app, portal_id: behind })
      await compareCounts(client, { log, ...services })
    })
    return isDone ? 'kept' : 'busy'
  } catch (error) {
    if (!(error instanceof MeilisearchRequestError)) throw error
    log.warn({ err: error }, 'Meilisearch is away; what changed waits')
    return 'away'
  }
}

/** When nothing is behind, both must know the same number of courses. */
async function compareCounts(client: Meilisearch, { log, ...services }: Wanted): Promise<void> {
  const { courses, portal_ids } = await searchBacklog(services.platform)
  const indexed = await indexedCourses(client, services)
  if (portal_ids.length > 0 || indexed === courses) return
  log.warn({ courses, indexed }, 'the search index differs from the catalog and is filled anew')
  await rebuildIndex(client, services)
}
