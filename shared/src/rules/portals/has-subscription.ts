import type { PortalKind } from '../../states/portal-kind.ts'

/** Whether a portal's subscription runs: a plan whose end is open or still to come; the core and the admin portal need none (SES-006). */
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
