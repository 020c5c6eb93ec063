import { forgetOldClicks } from '../cross-portal/old-clicks.ts'
import type { Services } from '../../../kernel/services.ts'

/** Nightly. */
export const forgetClicksCron = '37 3 * * * forget-clicks'

/** A visitor's click on a provider's page is stored only as long as another click of the same day could be counted. */
export async function forgetClicks({ platform, log, now }: Services): Promise<void> {
  log.info({ forgotten: await forgetOldClicks(platform.db, now()) }, 'clicks of earlier days forgotten')
}
