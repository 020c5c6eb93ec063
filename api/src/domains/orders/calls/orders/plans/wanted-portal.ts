import type { Input } from '@portico/shared/calls/endpoint.ts'
import type { buy_subscription } from '@portico/shared/contract/orders/plans.ts'
import { isReservedName } from '@portico/shared/pages/reserved-names.ts'
import { isSlugTaken, tenantsOfAdmin } from '../../../cross-portal/bought-portals.ts'
import { fail } from '../../../../../kernel/fail.ts'
import type { Services } from '../../../../../kernel/services.ts'

type Wanted = Input<typeof buy_subscription>['body']['portal']
export type ForPortal = { new_name: string | null; new_slug: string | null; tenant_id: number | null }

/** Returns a new portal with a free slug, or one of the buyer's own without a subscription. */
export async function wantedPortal(
  { platform }: Pick<Services, 'platform'>,
  { wanted, buyer_id }: { wanted: Wanted; buyer_id: number },
): Promise<ForPortal> {
  if (wanted.kind === 'own') {
    const own = (await tenantsOfAdmin(platform.db, buyer_id)).find(({ id }) => id === wanted.portal_id)
    if (!own) return fail('subscriptions.portal_not_yours')
    if (own.is_subscribed) return fail('subscriptions.running')
    return { new_name: null, new_slug: null, tenant_id: own.id }
  }
  const { name, slug } = wanted
  if (isReservedName(slug)) return fail('portals.name_reserved', { name: slug })
  if (await isSlugTaken(platform.db, slug)) return fail('portals.slug_taken')
  return { new_name: name, new_slug: slug, tenant_id: null }
}
