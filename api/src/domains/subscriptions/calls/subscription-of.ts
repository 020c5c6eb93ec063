import { subscriptionLine, type SubscriptionOfPortal } from '../cross-portal/subscriptions-of-portals.ts'
import { inPortal } from '../../../db/in-portal.ts'
import type { Transaction } from '../../../db/client.ts'
import type { Context } from '../../../kernel/context.ts'
import { fail } from '../../../kernel/fail.ts'
import { lockSubscription, type SubscriptionRow } from '../running-subscription.ts'
import { onAdminPortal } from '../../../kernel/on-admin-portal.ts'

type RequestScope = Pick<Context, 'services' | 'host'>

/** Returns a portal's subscription, for super admins on the admin portal. */
export async function subscriptionOf(asked: RequestScope, portal_id: number): Promise<SubscriptionOfPortal> {
  await onAdminPortal(asked)
  return (await subscriptionLine(asked.services.platform.db, portal_id)) ?? fail('general.not_found')
}

type Locked = { db: Transaction; subscription: SubscriptionRow; of: SubscriptionOfPortal }

/** Runs work on a running subscription, in its portal and with its row locked. */
export async function withRunning<T>(
  asked: RequestScope,
  portal_id: number,
  work: (locked: Locked) => Promise<T>,
): Promise<T> {
  const of = await subscriptionOf(asked, portal_id)
  return inPortal(asked.services.app.db, portal_id, async (db) => {
    const subscription = await lockSubscription(db)
    if (!subscription || subscription.ended_at !== null) return fail('subscriptions.ended')
    return work({ db, subscription, of })
  })
}
