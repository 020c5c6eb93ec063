import { end_subscription } from '@portico/shared/contract/subscriptions.ts'
import { fail } from '../../../kernel/fail.ts'
import { verb } from '../../../kernel/verb.ts'
import { callProvider } from '../card/call-provider.ts'
import { cardOf, followCard, readAfter } from '../card/follow-card.ts'
import { subscriptionWire } from '../subscription-wire.ts'
import { writeSubscription } from '../write-subscription.ts'
import { subscriptionOf, withRunning } from './subscription-of.ts'

/** Ends it immediately, for example after a breach (CHK-024). Data and credits from outside the plan stay; no card is charged any more. */
export const endSubscription = verb(end_subscription, async (ctx, { params }) => {
  const { services, actor, note } = ctx
  const { portal_id } = params
  note(`portal:${portal_id}`, { ended: true })
  await subscriptionOf(ctx, portal_id)
  const card = await cardOf(services, portal_id)
  if (card && card.row.ended_at === null) {
    await callProvider(services, () => card.account.recurrences.endNow(card.provider_id))
    await followCard(services, { portal_id, actor_id: actor.id })
    return subscriptionWire((await readAfter(services, portal_id)) ?? fail('subscriptions.ended'))
  }
  const ended = await withRunning(ctx, portal_id, ({ db, subscription }) =>
    writeSubscription(db, {
      id: subscription.id,
      change: { status: 'deleted', ended_at: services.now() },
      event: { kind: 'ended', actor_id: actor.id },
    }),
  )
  return subscriptionWire(ended)
})
