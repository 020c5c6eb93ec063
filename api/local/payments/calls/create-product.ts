import type Stripe from 'stripe'
import * as v from 'valibot'
import { call } from '../api/call.ts'
import { boolean, listOf, metadata, text, webUrl } from '../api/param-schemas.ts'
import { product } from '../objects/product.ts'

export const createProduct = call({
  method: 'POST',
  path: '/v1/products',
  params: v.strictObject({
    name: text(250),
    description: v.optional(text(4000)),
    images: v.optional(listOf(webUrl, 8)),
    metadata: v.optional(metadata),
    active: v.optional(boolean),
  } satisfies Partial<Record<keyof Stripe.ProductCreateParams, v.GenericSchema>>),
  handle(input, { tx, now_s }) {
    const made = product({ now_s, ...input })
    tx.put('products', made)
    return made
  },
})
