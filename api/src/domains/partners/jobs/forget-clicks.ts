import { forgetOldClicks } from '../cross-portal/old-clicks.ts'
import type { Services } from '../../../kernel/services.ts'

/** Once a night. */
export const forgetClicksCron = '37 3 * * * forget-clicks'

/** That a visitor followed a page of a provider is known as long as another click of the same day might be counted. */
export async function forgetClicks({ platform, log, now }: Services): Promise<void> {
  log.info({ forgotten: await forgetOldClicks(platform.db, now()) }, 'clicks of earlier days forgotten')
}
