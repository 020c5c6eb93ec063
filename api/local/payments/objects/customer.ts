import type Stripe from 'stripe'
import { newId, randomLetters } from './new-id.ts'

export interface NewCustomer {
  now_s: number
  email?: string | null | undefined
  name?: string | null | undefined
  phone?: string | undefined
  description?: string | undefined
  metadata?: Record<string, string> | undefined
}

export function customer({ now_s, email, name, phone, description, metadata }: NewCustomer): Stripe.Customer {
  return {
    id: newId('cus_'),
    object: 'customer',
    address: null,
    balance: 0,
    created: now_s,
    currency: null,
    default_source: null,
    delinquent: false,
    description: description ?? null,
    discount: null,
    email: email ?? null,
    invoice_prefix: randomLetters(8).toUpperCase(),
    invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
    livemode: false,
    metadata: metadata ?? {},
    name: name ?? null,
    next_invoice_sequence: 1,
    phone: phone ?? null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  }
}
