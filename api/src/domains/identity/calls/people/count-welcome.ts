import { resetsPerEmail, welcomesPerPortal } from '../../limits.ts'
import type { Context } from '../../../../kernel/context.ts'
import { enforceRateLimit } from '../../../../kernel/rate-limit.ts'

/** Staff can send mail in the portal's name to any email they type, so mails are limited per email and per portal, whatever comes of the request. */
export async function countWelcome(
  { services, portal }: Pick<Context, 'services' | 'portal'>,
  email: string,
): Promise<void> {
  await enforceRateLimit(services.platform, resetsPerEmail(email))
  await enforceRateLimit(services.platform, welcomesPerPortal(portal.id))
}
