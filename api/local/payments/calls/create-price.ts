import type Stripe from 'stripe'
import * as v from 'valibot'
import { resourceMissing } from '../api/api-error.ts'
import { call } from '../api/call.ts'
import { boolean, cents, currency, metadata, text } from '../api/param-schemas.ts'
import { RECURRING } from './line-item.ts'
import { price } from '../objects/price.ts'

export const createPrice = call({
  method: 'POST',
  path: '/v1/prices',
  params: v.strictObject({
    currency,
    unit_amount: cents,
    product: text(),
    recurring: v.optional(RECURRING),
    nickname: v.optional(text()),
    metadata: v.optional(metadata),
    active: v.optional(boolean),
  } satisfies Partial<Record<keyof Stripe.PriceCreateParams, v.GenericSchema>>),
  handle(input, { tx, now_s }) {
    if (!tx.get('products', input.product))
      throw resourceMissing({ kind: 'product', id: input.product, param: 'product' })
    const made = price({ now_s, ...input })
    tx.put('prices', made)
    return made
  },
})
