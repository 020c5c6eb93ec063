import { resetsPerAddress, welcomesPerPortal } from '../../limits.ts'
import type { Context } from '../../../../kernel/context.ts'
import { takeRate } from '../../../../kernel/rate-limit.ts'

/** Staff have mail sent to any address they type, in the portal's name: each address and each portal gets only so many, whatever becomes of them. */
export async function countWelcome(
  { services, portal }: Pick<Context, 'services' | 'portal'>,
  email: string,
): Promise<void> {
  await takeRate(services.platform, resetsPerAddress(email))
  await takeRate(services.platform, welcomesPerPortal(portal.id))
}
