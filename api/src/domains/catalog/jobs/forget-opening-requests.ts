import { forgetOldOpeningRequests } from '../cross-portal/old-opening-requests.ts'
import type { Services } from '../../../kernel/services.ts'

/** Nightly. */
export const forgetOpeningRequestsCron = '37 3 * * * forget-opening-requests'

export async function forgetOpeningRequests({ platform, log, now }: Services): Promise<void> {
  log.info({ forgotten: await forgetOldOpeningRequests(platform.db, now()) }, 'addresses for opened courses forgotten')
}
