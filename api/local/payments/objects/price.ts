import type { WirePrice } from '../store/tables.ts'
import { newId } from './new-id.ts'

export interface NewPrice {
  now_s: number
  currency: string
  unit_amount: number
  product: string
  nickname?: string | undefined
  metadata?: Record<string, string> | undefined
  active?: boolean | undefined
  recurring?: { interval: 'day' | 'week' | 'month' | 'year'; interval_count: number } | undefined
}

/** A one-time or recurring price; those made inline for a session are inactive, as at Stripe. */
export function price({
  now_s,
  currency,
  unit_amount,
  product,
  nickname,
  metadata,
  active,
  recurring,
}: NewPrice): WirePrice {
  return {
    id: newId('price_1'),
    object: 'price',
    active: active ?? true,
    billing_scheme: 'per_unit',
    created: now_s,
    currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: metadata ?? {},
    nickname: nickname ?? null,
    product,
    recurring: recurring ? { ...recurring, meter: null, trial_period_days: null, usage_type: 'licensed' } : null,
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: recurring ? 'recurring' : 'one_time',
    unit_amount,
    unit_amount_decimal: String(unit_amount),
  }
}
