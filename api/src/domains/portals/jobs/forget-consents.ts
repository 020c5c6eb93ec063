import { forgetOldConsents } from '../cross-portal/old-consents.ts'
import type { Services } from '../../../kernel/services.ts'

/** Once a night. */
export const forgetConsentsCron = '27 3 * * * forget-consents'

/** What visitors allowed is proof for two years; then it goes. */
export async function forgetConsents({ platform, log, now }: Services): Promise<void> {
  log.info({ forgotten: await forgetOldConsents(platform.db, now()) }, 'old answers about cookies forgotten')
}
