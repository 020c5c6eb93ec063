import * as v from 'valibot'
import { badRequest, resourceMissing } from '../api/api-error.ts'
import { boolean, integer, text } from '../api/param-schemas.ts'
import { periodOf } from '../billing/of-subscription.ts'
import type { Change, ItemChange } from '../billing/plan-change.ts'
import type { WireSubscription } from '../billing/wire.ts'
import type { WirePrice } from '../store/tables.ts'
import type { Work } from '../work.ts'
import { inlinePrice, PRICE_DATA } from './line-item.ts'

export const ITEM_CHANGES = v.strictObject({
  id: v.optional(text()),
  price: v.optional(text()),
  price_data: v.optional(PRICE_DATA),
  quantity: v.optional(integer(0, 999_999)),
  deleted: v.optional(boolean),
})

export const PRORATION_BEHAVIOR = v.picklist(
  ['create_prorations', 'always_invoice', 'none'],
  'Invalid proration_behavior: must be one of create_prorations, always_invoice, or none',
)

interface ItemChangeInput {
  items: readonly v.InferOutput<typeof ITEM_CHANGES>[]
  proration_behavior: Change['proration_behavior']
  proration_date?: number | undefined
  billing_cycle_anchor?: 'now' | 'unchanged' | undefined
}

/** The requested change, with price ids replaced by prices. */
export function changeOf(asked: ItemChangeInput, subscription: WireSubscription, work: Work): Change {
  const { start, end } = periodOf(subscription)
  const at = asked.proration_date ?? work.now_s
  if (at < start || at > end)
    throw badRequest('`proration_date` must be within the current period of the subscription.', {
      param: 'proration_date',
    })
  return {
    items: asked.items.map((item, index) => itemChange(item, `items[${index}]`, work)),
    proration_behavior: asked.proration_behavior,
    at,
    resets_period: asked.billing_cycle_anchor === 'now',
  }
}

function itemChange(item: v.InferOutput<typeof ITEM_CHANGES>, param: string, work: Work): ItemChange {
  const { id, quantity, deleted } = item
  return { id, quantity, deleted, price: recurringPrice(item, param, work) }
}

/** The price given by id or inline, or undefined if neither is given. */
export function recurringPrice(
  { price, price_data }: Pick<v.InferOutput<typeof ITEM_CHANGES>, 'price' | 'price_data'>,
  param: string,
  work: Work,
): WirePrice | undefined {
  if (price !== undefined && price_data !== undefined)
    throw badRequest('You may only specify one of these parameters: price, price_data.', { param })
  const chosen = price_data ? inlinePrice(price_data, `${param}[price_data]`, work) : work.tx.get('prices', price ?? '')
  if (price !== undefined && !chosen) throw resourceMissing({ kind: 'price', id: price, param: `${param}[price]` })
  if (chosen && !chosen.recurring)
    throw badRequest(
      `The price specified is set to \`type=one_time\` but this field only accepts prices with \`type=recurring\`.`,
      {
        param: `${param}[price]`,
      },
    )
  return chosen
}
