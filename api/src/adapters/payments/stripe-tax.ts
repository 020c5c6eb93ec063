import Stripe from 'stripe'
import { referenceOf } from './payment-reference.ts'
import type { NewTaxCalculation, TaxCalculation, TaxService } from './tax.ts'

/** A person is waiting for the quote: better none than one after half a minute. */
const patience = { timeout: 4000, maxNetworkRetries: 0 }
const mostItems = 100

/** Stripe Tax with our own calculations, so that the amount displayed is the amount charged. */
export function stripeTax(stripe: Stripe): TaxService {
  return {
    calculate: (wanted) => calculate(stripe, wanted),
    recordSale: ({ about, calculation_id }) => {
      const reference = referenceOf(about)
      const sale = { calculation: calculation_id, reference, metadata: metadataOf(about) }
      return unlessFinal(
        stripe.tax.transactions.createFromCalculation(sale, { idempotencyKey: `${reference}-${calculation_id}` }),
      )
    },
    recordReversal: async ({ about, line_id, sale_id, item, amount, tax }) => {
      const reference = `${referenceOf(about)}-line-${line_id}`
      const items = await stripe.tax.transactions.listLineItems(sale_id, { limit: mostItems })
      const sold = items.data.find((one) => one.reference === item)
      if (!sold) return null
      return unlessFinal(
        stripe.tax.transactions.createReversal(
          {
            mode: 'partial',
            original_transaction: sale_id,
            reference,
            line_items: [{ original_line_item: sold.id, amount: -amount, amount_tax: -tax, reference }],
            metadata: metadataOf(about),
          },
          { idempotencyKey: `${reference}-tax` },
        ),
      )
    },
  }
}

const metadataOf = ({ portal_id, order_id }: { portal_id: number; order_id: number }) => ({
  portal_id: String(portal_id),
  order_id: String(order_id),
})

/** Errors that a retry with the same input cannot resolve. */
const isFinal = (error: unknown): boolean => error instanceof Stripe.errors.StripeInvalidRequestError

async function unlessFinal(asked: Promise<{ id: string }>): Promise<{ id: string } | null> {
  try {
    const { id } = await asked
    return { id }
  } catch (error) {
    if (isFinal(error)) return null
    throw error
  }
}

async function calculate(
  stripe: Stripe,
  { currency, address, is_exempt, items }: NewTaxCalculation,
): Promise<TaxCalculation | 'unknown_address'> {
  try {
    const made = await stripe.tax.calculations.create(
      {
        currency,
        line_items: items.map((item) => ({ ...item, tax_behavior: 'exclusive' })),
        customer_details: {
          address: { country: 'US', ...address },
          address_source: 'billing',
          taxability_override: is_exempt ? 'customer_exempt' : 'none',
        },
      },
      patience,
    )
    if (made.id === null) throw new Error('the tax service kept no calculation')
    const lines = await stripe.tax.calculations.listLineItems(made.id, { limit: mostItems }, patience)
    return {
      id: made.id,
      taxes: new Map(lines.data.map(({ reference, amount_tax }) => [reference, amount_tax])),
      expires_at: new Date((made.expires_at ?? made.tax_date) * 1000),
    }
  } catch (error) {
    if (isFinal(error) && (error as Stripe.errors.StripeError).code === 'customer_tax_location_invalid')
      return 'unknown_address'
    throw error
  }
}
