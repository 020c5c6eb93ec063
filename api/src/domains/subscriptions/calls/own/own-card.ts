import type { Subscription } from '@portico/shared/contract/subscriptions.ts'
import type { Context } from '../../../../kernel/context.ts'
import { fail } from '../../../../kernel/fail.ts'
import { cardOf, followCard, readAfter, type Card } from '../../card/follow-card.ts'
import { subscriptionWire } from '../../subscription-wire.ts'

type In = Pick<Context, 'services' | 'portal' | 'actor'>

/** Returns the portal's running card subscription; refuses any other. */
export async function ownCard({ services, portal }: Pick<In, 'services' | 'portal'>): Promise<Card> {
  const card = await cardOf(services, portal.id)
  if (card?.row.ended_at === null) return card
  if (card) return fail('subscriptions.ended')
  return fail((await readAfter(services, portal.id)) ? 'subscriptions.not_by_card' : 'subscriptions.none')
}

/** Returns the subscription after a change at the provider, reading it at once instead of waiting for its event. */
export async function followed({ services, portal, actor }: In): Promise<Subscription> {
  await followCard(services, { portal_id: portal.id, actor_id: actor.id })
  return subscriptionWire((await readAfter(services, portal.id)) ?? fail('subscriptions.none'))
}
