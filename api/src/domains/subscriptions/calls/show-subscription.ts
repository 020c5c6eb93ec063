import { show_subscription } from '@portico/shared/contract/subscriptions.ts'
import { eventsOfSubscription } from '../cross-portal/subscriptions-of-portals.ts'
import { verb } from '../../../kernel/verb.ts'
import { lineWire } from './line-wire.ts'
import { subscriptionOf } from './subscription-of.ts'

export const showSubscription = verb(show_subscription, async (ctx, { params }) => {
  const { services } = ctx
  const found = await subscriptionOf(ctx, params.portal_id)
  const events = await eventsOfSubscription(services.platform.db, found.portal.id)
  return {
    ...lineWire(found, services.config),
    note: found.subscription.note,
    events: events.map(({ event, plan, first_name, last_name }) => ({
      id: event.id,
      kind: event.kind,
      plan,
      billing_type: event.billing_type,
      price: event.price,
      period_ends_at: event.period_ends_at.toISOString(),
      credits: event.credits,
      by: event.actor_id === null ? null : `${first_name} ${last_name}`,
      at: event.at.toISOString(),
    })),
  }
})
