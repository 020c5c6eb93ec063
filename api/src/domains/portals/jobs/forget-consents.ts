import { forgetOldConsents } from '../cross-portal/old-consents.ts'
import type { Services } from '../../../kernel/services.ts'

/** Nightly. */
export const forgetConsentsCron = '27 3 * * * forget-consents'

/** Consent answers are kept as proof for two years, then deleted. */
export async function forgetConsents({ platform, log, now }: Services): Promise<void> {
  log.info({ forgotten: await forgetOldConsents(platform.db, now()) }, 'old answers about cookies forgotten')
}
