import type { Services } from '../../../kernel/services.ts'
import { keepIndex } from '../keep-index.ts'

/** Every minute, and once when a worker starts: how the index catches up after Meilisearch was away, or is first built. */
export const syncSearchCron = '* * * * * sync-search ?jobKey=sync-search&max=2'

export async function syncSearch(services: Services): Promise<void> {
  const kept = await keepIndex(services)
  services.log.debug({ kept }, 'search index')
}
