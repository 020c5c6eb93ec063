import type Stripe from 'stripe'
import { newId } from '../objects/new-id.ts'

type Items = { transaction: Stripe.Tax.Transaction; items: Stripe.Tax.TransactionLineItem[] }
type Base = { now_s: number; reference: string; metadata: Record<string, string> | undefined }

/** A sale, created from its calculation. */
export function saleOf({
  calculation,
  lines,
  ...base
}: Base & { calculation: Stripe.Tax.Calculation; lines: readonly Stripe.Tax.CalculationLineItem[] }): Items {
  return {
    transaction: { ...transaction({ of: calculation, ...base }), type: 'transaction', reversal: null },
    items: lines.map(({ amount, amount_tax, reference, quantity, tax_code, metadata }) => ({
      ...item({ amount, amount_tax, reference, quantity, tax_code, metadata }),
      type: 'transaction',
      reversal: null,
    })),
  }
}

/** A reversal of a sale, with negative amounts. */
export function reversalOf({
  original,
  lines,
  ...base
}: Base & {
  original: Stripe.Tax.Transaction
  lines: readonly {
    of: Stripe.Tax.TransactionLineItem
    amount: number
    amount_tax: number
    reference: string
    quantity: number
  }[]
}): Items {
  return {
    transaction: {
      ...transaction({ of: original, ...base }),
      type: 'reversal',
      reversal: { original_transaction: original.id },
    },
    items: lines.map(({ of: { id, tax_code, metadata }, ...line }) => ({
      ...item({ ...line, tax_code, metadata }),
      type: 'reversal',
      reversal: { original_line_item: id },
    })),
  }
}

function transaction({
  of: { currency, customer_details, tax_date },
  now_s,
  reference,
  metadata,
}: Base & { of: Pick<Stripe.Tax.Transaction, 'currency' | 'customer_details' | 'tax_date'> }) {
  return {
    id: newId('tax_1'),
    object: 'tax.transaction' as const,
    created: now_s,
    currency,
    customer: null,
    customer_details,
    livemode: false,
    metadata: metadata ?? {},
    posted_at: now_s,
    reference,
    ship_from_details: null,
    shipping_cost: null,
    tax_date,
  }
}

const item = (
  line: Pick<
    Stripe.Tax.TransactionLineItem,
    'amount' | 'amount_tax' | 'reference' | 'quantity' | 'tax_code' | 'metadata'
  >,
) => ({
  ...line,
  id: newId('tax_li_'),
  object: 'tax.transaction_line_item' as const,
  livemode: false,
  product: null,
  tax_behavior: 'exclusive' as const,
})
