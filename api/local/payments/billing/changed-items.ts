import { badRequest } from '../api/api-error.ts'
import { planOf, subscriptionItem } from '../objects/subscription.ts'
import type { Work } from '../work.ts'
import { periodOf } from './of-subscription.ts'
import type { Change } from './plan-change.ts'
import type { WireItem, WireSubscription } from './wire.ts'

/** The items after the change; existing ones keep their ids and periods. */
export function changedItems(work: Work, subscription: WireSubscription, { items: changes }: Change): WireItem[] {
  const { start } = periodOf(subscription)
  const kept = new Map(subscription.items.data.map((item) => [item.id, item]))
  changes.forEach(({ id, price, quantity, deleted }, index) => {
    if (id === undefined) {
      if (!price)
        throw badRequest('Missing required param: items[price].', {
          code: 'parameter_missing',
          param: `items[${index}][price]`,
        })
      if (subscription.items.data.some((item) => item.price.id === price.id))
        throw badRequest(`A subscription item with price ${price.id} already exists on this subscription.`, {
          param: `items[${index}][price]`,
        })
      const anchor = subscription.billing_cycle_anchor
      const made = subscriptionItem({
        subscription: subscription.id,
        price,
        quantity: quantity ?? 1,
        start,
        anchor,
        now_s: work.now_s,
      })
      kept.set(made.id, made)
      return
    }
    const item = kept.get(id)
    if (!item)
      throw badRequest(`No such subscription_item: '${id}'`, { code: 'resource_missing', param: `items[${index}][id]` })
    if (deleted) kept.delete(id)
    else {
      const next = price ?? item.price
      kept.set(id, { ...item, price: next, plan: planOf(next), quantity: quantity ?? item.quantity })
    }
  })
  return [...kept.values()]
}
