import { show_portal_subscription } from '@portico/shared/contract/subscriptions.ts'
import { verb } from '../../../kernel/verb.ts'
import { readSubscription } from '../running-subscription.ts'
import { subscriptionWire } from '../subscription-wire.ts'
import { unusedPlanCredits } from '../unused-plan-credits.ts'

export const showPortalSubscription = verb(show_portal_subscription, async ({ db }) => {
  const found = await readSubscription(db)
  return { subscription: found && subscriptionWire(found), unused_credits: await unusedPlanCredits(db) }
})
