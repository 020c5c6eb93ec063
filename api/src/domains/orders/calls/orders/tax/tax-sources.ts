import { eq } from 'drizzle-orm'
import { tableTax } from '@portico/shared/rules/orders/tax/table-tax.ts'
import type { TaxMode } from '@portico/shared/states/orders/tax.ts'
import { taxRates } from '../../../tables.ts'
import { calculatedTax } from './calculated-tax.ts'
import { stateOf, type TaxedPart, type TaxSource } from './tax-source.ts'

const answered = (parts: readonly TaxedPart[], taxes: readonly number[]) => ({
  taxes: parts.map(({ tax_code }, index) => ({ tax: taxes[index] ?? 0, tax_item: null, tax_code })),
  hash: null,
})

export const taxSources: Readonly<Record<TaxMode, TaxSource>> = {
  none: (_, { parts }) => Promise.resolve(answered(parts, [])),
  table: async (db, { parts, place, is_exempt }) => {
    const state = stateOf(place)
    if (state === undefined) return { gap: 'state', question: null }
    if (is_exempt) return answered(parts, [])
    const rates = await db.select().from(taxRates).where(eq(taxRates.state, state))
    return answered(parts, tableTax({ parts, state, rates }))
  },
  stripe: calculatedTax,
}
