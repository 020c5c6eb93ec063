import * as v from 'valibot'
import { badRequest, resourceMissing } from '../api/api-error.ts'
import { cents, currency, integer, listOf, metadata, text, webUrl } from '../api/param-schemas.ts'
import { newId } from '../objects/new-id.ts'
import { price } from '../objects/price.ts'
import { product } from '../objects/product.ts'
import type { WireLineItem, WirePrice } from '../store/tables.ts'
import type { Work } from '../work.ts'

/** How often a price is charged. */
export const RECURRING = v.strictObject({
  interval: v.picklist(['day', 'week', 'month', 'year'], 'Invalid interval: must be one of day, week, month, or year'),
  interval_count: v.optional(integer(1, 36), '1'),
})

export const PRICE_DATA = v.strictObject({
  currency,
  unit_amount: cents,
  recurring: v.optional(RECURRING),
  product: v.optional(text()),
  product_data: v.optional(
    v.strictObject({
      name: text(250),
      description: v.optional(text(4000)),
      images: v.optional(listOf(webUrl, 8)),
      metadata: v.optional(metadata),
      tax_code: v.optional(text()),
    }),
  ),
})

export const LINE_ITEM_PARAMS = v.strictObject({
  price: v.optional(text()),
  price_data: v.optional(PRICE_DATA),
  quantity: integer(1, 999_999),
  metadata: v.optional(metadata),
})

type LineItemInput = v.InferOutput<typeof LINE_ITEM_PARAMS>

/** A session line from a stored price or from `price_data`, whose price and product are then stored as well. */
export function lineItem(input: LineItemInput, { index, work }: { index: number; work: Work }): WireLineItem {
  const param = `line_items[${index}]`
  const chosen = priceOf(input, param, work)
  const amount = (chosen.unit_amount ?? 0) * input.quantity
  return {
    id: newId('li_1'),
    object: 'item',
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    currency: chosen.currency,
    description: work.tx.get('products', String(chosen.product))?.name ?? null,
    metadata: input.metadata ?? {},
    price: chosen,
    quantity: input.quantity,
  }
}

function priceOf({ price: price_id, price_data }: LineItemInput, param: string, work: Work): WirePrice {
  if ((price_id === undefined) === (price_data === undefined))
    throw badRequest(`You must provide one of \`price\` or \`price_data\` for each line item.`, { param })
  if (price_data !== undefined) return inlinePrice(price_data, `${param}[price_data]`, work)
  const stored = work.tx.get('prices', price_id ?? '')
  if (!stored) throw resourceMissing({ kind: 'price', id: price_id ?? '', param: `${param}[price]` })
  return stored
}

/** Stores the price described by `price_data` with its product, as if created beforehand. */
export function inlinePrice(data: v.InferOutput<typeof PRICE_DATA>, param: string, { tx, now_s }: Work): WirePrice {
  if ((data.product === undefined) === (data.product_data === undefined))
    throw badRequest('You must provide one of `product` or `product_data`.', { param })
  const sold = data.product_data
    ? product({ now_s, active: false, ...data.product_data })
    : tx.get('products', data.product ?? '')
  if (!sold) throw resourceMissing({ kind: 'product', id: data.product ?? '', param: `${param}[product]` })
  const made = price({
    now_s,
    active: false,
    currency: data.currency,
    unit_amount: data.unit_amount,
    product: sold.id,
    recurring: data.recurring,
  })
  if (data.product_data) tx.put('products', sold)
  tx.put('prices', made)
  return made
}
