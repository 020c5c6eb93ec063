import type { PortalKind } from '../../states/portals/portal.ts'

/**
 * Tells whether a portal's subscription is active: a plan without an end date or one that has not ended yet. The core and admin portals need none
 * (SES-006).
 */
export const hasSubscription = ({
  kind,
  plan_short_name,
  subscription_ends_at,
  now,
}: {
  kind: PortalKind
  plan_short_name: string | null
  subscription_ends_at: Date | null
  now: Date
}): boolean =>
  kind !== 'tenant' || (plan_short_name !== null && (subscription_ends_at === null || subscription_ends_at > now))
