import type { Services } from '../../../kernel/services.ts'
import { syncIndex } from '../sync-index.ts'

/** Every minute and once when a worker starts. Builds the index and lets it catch up after Meilisearch was unavailable. */
export const syncSearchCron = '* * * * * sync-search ?jobKey=sync-search&max=2'

export async function syncSearch(services: Services): Promise<void> {
  const kept = await syncIndex(services)
  services.log.debug({ kept }, 'search index')
}
