import type { WireItem, WireLine } from '../billing/wire.ts'
import { newId } from './new-id.ts'

/** An invoice line: a full period of an item or, with `proration`, a partial charge or credit. */
export function invoiceLine(made: {
  item: WireItem
  amount: number
  description: string
  period: { start: number; end: number }
  proration: boolean
}): WireLine {
  const { item, amount, period, proration } = made
  return {
    id: newId('il_1'),
    object: 'line_item',
    amount,
    currency: item.price.currency,
    description: made.description,
    discount_amounts: [],
    discountable: !proration,
    discounts: [],
    invoice: null,
    livemode: false,
    metadata: {},
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: proration ? newId('ii_1') : null,
        proration,
        proration_details: proration ? { credited_items: null } : null,
        subscription: item.subscription,
        subscription_item: item.id,
      },
      type: 'subscription_item_details',
    },
    period,
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: item.price.id, product: String(item.price.product) },
      type: 'price_details',
      unit_amount_decimal: item.price.unit_amount_decimal,
    },
    quantity: item.quantity,
    quantity_decimal: String(item.quantity),
    subscription: item.subscription,
    subtotal: amount,
    taxes: [],
  }
}
