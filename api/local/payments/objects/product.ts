import type Stripe from 'stripe'
import { newId } from './new-id.ts'

export interface NewProduct {
  now_s: number
  name: string
  description?: string | undefined
  images?: string[] | undefined
  metadata?: Record<string, string> | undefined
  active?: boolean | undefined
}

export function product({ now_s, name, description, images, metadata, active }: NewProduct): Stripe.Product {
  return {
    id: newId('prod_'),
    object: 'product',
    active: active ?? true,
    created: now_s,
    default_price: null,
    description: description ?? null,
    images: images ?? [],
    livemode: false,
    marketing_features: [],
    metadata: metadata ?? {},
    name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    unit_label: null,
    updated: now_s,
    url: null,
  }
}
