import { portalType } from '@portico/shared/states/portals/portal.ts'
import type { ConnectedAccounts } from '../../../../adapters/payments/connected.ts'
import { fail } from '../../../../kernel/fail.ts'
import type { Services } from '../../../../kernel/services.ts'
import type { Portal } from '../../../../portal/portal.ts'

type In = { services: Pick<Services, 'payments'>; portal: Portal }

/** Whether this portal may open its own payment account: channel portals sell (OP-69), unless the settings already assign them an account. */
export function offerOf({ services: { payments }, portal }: In): 'yes' | 'own' | 'off' | 'not_a_seller' {
  if (portal.kind !== 'tenant' || portal.type !== portalType.channel) return 'not_a_seller'
  if (payments.accountNameOf(portal.id) !== null && !payments.sharesAccount(portal.id)) return 'own'
  return payments.connected === null ? 'off' : 'yes'
}

/** Returns the provider's connected accounts; fails if this portal may not have one. */
export function offered(ctx: In): ConnectedAccounts {
  const { connected } = ctx.services.payments
  return offerOf(ctx) === 'yes' && connected !== null ? connected : fail('payments.account_not_offered')
}
