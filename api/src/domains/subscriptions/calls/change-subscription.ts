import { change_subscription } from '@portico/shared/contract/subscriptions.ts'
import { creditsOfChange, creditsOfTerm } from '@portico/shared/rules/subscriptions/plan-credits.ts'
import { fail, Refusal } from '../../../kernel/fail.ts'
import { verb } from '../../../kernel/verb.ts'
import { givePlanCredits } from '../give-plan-credits.ts'
import { planOf } from '../plan-of.ts'
import { subscriptionWire } from '../subscription-wire.ts'
import { writeSubscription } from '../write-subscription.ts'
import { withRunning } from './subscription-of.ts'

/**
 * Replaces the terms of a contract at once, with credits for the rest of the term. The current term keeps its dates; the next one uses the new
 * billing period.
 */
export const changeSubscription = verb(change_subscription, async (ctx, { params, body }) => {
  const { services, actor, note } = ctx
  const { version, ...change } = body
  note(`portal:${params.portal_id}`, change)
  const changed = await withRunning(ctx, params.portal_id, async ({ db, subscription, of }) => {
    if (subscription.provider_id !== null) fail('subscriptions.by_card')
    if (subscription.version !== version)
      throw new Refusal('general.changed_meanwhile', {}, { current: { ...subscriptionWire(of) } })
    const plan = await planOf(db, change.plan_id)
    const before = creditsOfTerm({ ...of.plan, billing_type: subscription.billing_type })
    const after = creditsOfTerm({ ...plan, billing_type: subscription.billing_type })
    const term = { starts_at: subscription.period_starts_at, ends_at: subscription.period_ends_at }
    const credits = creditsOfChange({ before, after, term, now: services.now() })
    await givePlanCredits(db, { amount: credits, actor_id: actor.id })
    const event = { kind: 'changed', credits, actor_id: actor.id } as const
    return writeSubscription(db, { id: subscription.id, change, event })
  })
  return subscriptionWire(changed)
})
