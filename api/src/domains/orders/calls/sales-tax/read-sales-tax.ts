import { usualTaxCode } from '@portico/shared/states/orders/tax.ts'
import { asc } from 'drizzle-orm'
import type { Transaction } from '../../../../db/client.ts'
import { salesTaxes, taxRates } from '../../tables.ts'

/** Returns the portal's sales tax for editing; a portal that never set any has none. */
export async function readSalesTax(db: Transaction) {
  const [setting] = await db.select({ mode: salesTaxes.mode, tax_code: salesTaxes.tax_code }).from(salesTaxes)
  const rates = await db
    .select({ state: taxRates.state, percent: taxRates.percent })
    .from(taxRates)
    .orderBy(asc(taxRates.state))
  const { mode, tax_code } = setting ?? { mode: 'none' as const, tax_code: usualTaxCode }
  return { mode, tax_code, rates }
}
