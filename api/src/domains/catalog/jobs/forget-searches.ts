import { forgetOldSearches } from '../cross-portal/search-index.ts'
import type { Services } from '../../../kernel/services.ts'

/** Nightly. */
export const forgetSearchesCron = '17 3 * * * forget-searches'

export async function forgetSearches({ platform, log }: Services): Promise<void> {
  log.info({ forgotten: await forgetOldSearches(platform) }, 'old searches forgotten')
}
