import type Stripe from 'stripe'
import { newId } from '../objects/new-id.ts'
import { isCollected, percentOf, taxOf } from './rates.ts'

const DAYS_90_S = 90 * 24 * 60 * 60
const PRESET_CODE = 'txcd_10000000'

export type TaxLocation = {
  country: string
  state: string
  postal_code: string
  city?: string
  line1?: string
  line2?: string
}
export type NewLine = {
  amount: number
  reference?: string | undefined
  quantity?: number | undefined
  tax_code?: string | undefined
  metadata?: Record<string, string> | undefined
}
type Reason = Stripe.Tax.CalculationLineItem.TaxBreakdown['taxability_reason']

/** A tax calculation with its lines, as Stripe returns it. */
export function calculation({
  now_s,
  currency,
  place,
  is_exempt,
  lines,
}: {
  now_s: number
  currency: string
  place: TaxLocation
  is_exempt: boolean
  lines: readonly NewLine[]
}): { calculation: Stripe.Tax.Calculation & { id: string }; items: Stripe.Tax.CalculationLineItem[] } {
  const items = lines.map((line, index) => item({ line, index, place, is_exempt }))
  const tax = items.reduce((sum, { amount_tax }) => sum + amount_tax, 0)
  const { city = null, line1 = null, line2 = null, ...known } = place
  return {
    items,
    calculation: {
      id: newId('taxcalc_1'),
      object: 'tax.calculation',
      amount_total: items.reduce((sum, { amount }) => sum + amount, tax),
      currency,
      customer: null,
      customer_details: {
        address: { ...known, city, line1, line2 },
        address_source: 'billing',
        ip_address: null,
        tax_ids: [],
        taxability_override: is_exempt ? 'customer_exempt' : 'none',
      },
      expires_at: now_s + DAYS_90_S,
      livemode: false,
      ship_from_details: null,
      shipping_cost: null,
      tax_amount_exclusive: tax,
      tax_amount_inclusive: 0,
      tax_breakdown: [],
      tax_date: now_s,
    },
  }
}

function item({
  line,
  index,
  place,
  is_exempt,
}: {
  line: NewLine
  index: number
  place: TaxLocation
  is_exempt: boolean
}): Stripe.Tax.CalculationLineItem {
  const { amount, metadata, quantity = 1, reference = `L${index + 1}`, tax_code = PRESET_CODE } = line
  const percent = is_exempt ? 0 : percentOf(place.state, tax_code)
  const amount_tax = taxOf(amount, percent)
  const rate = { display_name: 'Sales tax', percentage_decimal: String(percent), tax_type: 'sales_tax' }
  return {
    id: newId('tax_li_'),
    object: 'tax.calculation_line_item',
    amount,
    amount_tax,
    livemode: false,
    metadata: metadata ?? null,
    performance_location: null,
    product: null,
    quantity,
    reference,
    tax_behavior: 'exclusive',
    tax_breakdown: [
      {
        amount: amount_tax,
        jurisdiction: { country: 'US', display_name: place.state, level: 'state', state: place.state },
        sourcing: 'destination',
        tax_rate_details: percent === 0 ? null : rate,
        taxability_reason: reasonOf({ place, percent, is_exempt }),
        taxable_amount: percent === 0 ? 0 : amount,
      },
    ],
    tax_code,
  }
}

function reasonOf({ place, percent, is_exempt }: { place: TaxLocation; percent: number; is_exempt: boolean }): Reason {
  if (is_exempt) return 'customer_exempt'
  if (!isCollected(place.state)) return 'not_collecting'
  return percent === 0 ? 'product_exempt' : 'standard_rated'
}
