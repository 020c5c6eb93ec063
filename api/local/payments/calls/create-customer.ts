import type Stripe from 'stripe'
import * as v from 'valibot'
import { call } from '../api/call.ts'
import { email, metadata, text } from '../api/param-schemas.ts'
import { customer } from '../objects/customer.ts'

export const createCustomer = call({
  method: 'POST',
  path: '/v1/customers',
  params: v.strictObject({
    email: v.optional(email),
    name: v.optional(text(256)),
    phone: v.optional(text(20)),
    description: v.optional(text()),
    metadata: v.optional(metadata),
  } satisfies Partial<Record<keyof Stripe.CustomerCreateParams, v.GenericSchema>>),
  handle(input, { tx, now_s }) {
    const made = customer({ now_s, ...input })
    tx.put('customers', made)
    return made
  },
})
