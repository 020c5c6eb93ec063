import { cancel_portal_subscription } from '@portico/shared/contract/subscriptions.ts'
import { mayStepSubscription } from '@portico/shared/states/subscriptions/subscription.ts'
import type { AtEnd, Context } from '../../../kernel/context.ts'
import { fail } from '../../../kernel/fail.ts'
import { verb } from '../../../kernel/verb.ts'
import { callProvider } from '../card/call-provider.ts'
import { cardOf, followCard, readAfter, type Card } from '../card/follow-card.ts'
import { lockSubscription, readSubscription, type Subscribed } from '../running-subscription.ts'
import { subscriptionWire } from '../subscription-wire.ts'
import { writeSubscription } from '../write-subscription.ts'

type In = Pick<Context & AtEnd, 'services' | 'portal' | 'actor' | 'note' | 'inPortal'>

/** Cancels at the end of the term (CHK-022), or resumes before then. Repeating the request changes nothing. */
export const cancelPortalSubscription = verb(cancel_portal_subscription, async (ctx, { body: { is_canceled } }) => {
  const { services, portal } = ctx
  const card = await cardOf(services, portal.id)
  return subscriptionWire(await (card ? cancelCard(ctx, card, is_canceled) : cancelContract(ctx, is_canceled)))
})

async function cancelCard(
  { services, portal, actor, note }: In,
  card: Card,
  is_canceled: boolean,
): Promise<Subscribed> {
  const { row, provider_id, account } = card
  if (row.ended_at !== null) return fail('subscriptions.ended')
  note(`subscription:${row.id}`, { is_canceled })
  await callProvider(services, () => account.recurrences.setCanceled(provider_id, is_canceled))
  await followCard(services, { portal_id: portal.id, actor_id: actor.id })
  return (await readAfter(services, portal.id)) ?? fail('subscriptions.none')
}

const cancelContract = ({ services, actor, note, inPortal }: In, is_canceled: boolean): Promise<Subscribed> =>
  inPortal(async ({ db }) => {
    const row = await lockSubscription(db)
    if (!row) return fail('subscriptions.none')
    const to = is_canceled ? 'canceled' : 'active'
    if (row.status === to) return (await readSubscription(db)) ?? fail('subscriptions.none')
    if (!mayStepSubscription(row.status, to)) return fail('subscriptions.ended')
    note(`subscription:${row.id}`, { is_canceled })
    const change = { status: to, canceled_at: is_canceled ? services.now() : null } as const
    const event = { kind: is_canceled ? 'canceled' : 'resumed', actor_id: actor.id } as const
    return writeSubscription(db, { id: row.id, change, event })
  })
