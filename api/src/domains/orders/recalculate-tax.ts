import type { TaxService } from '../../adapters/payments/tax.ts'
import type { Line, OrderRow } from './order-lines.ts'

/**
 * Makes a new tax calculation of a sale whose calculation expired before payment. Returns null if its taxes differ from those charged: a sale is
 * recorded with what its buyer paid, or not at all.
 */
export async function recalculate(
  tax: TaxService,
  { order, lines }: { order: OrderRow; lines: readonly Line[] },
): Promise<string | null> {
  const { address, currency } = order
  const is_exempt = order.tax_exemption_id !== null
  if (address === null) return null
  const taxed = lines.flatMap(({ tax_item: reference, tax_code, ...line }) =>
    reference === null || tax_code === null ? [] : [{ reference, tax_code, ...line }],
  )
  const items = taxed.map(({ reference, tax_code, total, tax: own }) => ({ reference, tax_code, amount: total - own }))
  const made = await tax.calculate({ currency, address, is_exempt, items })
  if (made === 'unknown_address') return null
  return taxed.every(({ reference, tax: own }) => made.taxes.get(reference) === own) ? made.id : null
}
