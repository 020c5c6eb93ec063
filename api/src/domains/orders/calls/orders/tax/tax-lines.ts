import { type TaxCode, type TaxGap, type TaxMode, usualTaxCode } from '@portico/shared/states/orders/tax.ts'
import type { Transaction } from '../../../../../db/client.ts'
import { salesTaxes } from '../../../tables.ts'
import type { PricedLine } from '../kinds/line-kind.ts'
import type { TaxInput, TaxQuestion } from './tax-source.ts'
import { exemptionOf } from './exemption-of.ts'
import { taxSources } from './tax-sources.ts'
import { withTaxes } from './with-taxes.ts'

/** An order's sales tax as far as known. If `tax` is null, `tax_gap` says why. */
export type KnownTax = {
  tax: number | null
  tax_mode: TaxMode
  tax_gap: TaxGap | null
  /** the question that would close the gap */
  tax_question: TaxQuestion | null
  /** the hash of the calculation used */
  tax_hash: string | null
  /** the certificate that exempts the order */
  tax_exemption_id: number | null
}
type TaxSetting = { mode: TaxMode; tax_code: TaxCode }
type TaxLinesInput = Omit<TaxInput, 'parts' | 'tax_code' | 'is_exempt'> & {
  lines: PricedLine[]
  setting: TaxSetting
  /** in the portal's time zone */
  today: string
}

/** Returns whether the portal's orders have sales tax, and the default tax code of its courses. */
export async function taxSetting(db: Transaction): Promise<TaxSetting> {
  const [setting] = await db.select({ mode: salesTaxes.mode, tax_code: salesTaxes.tax_code }).from(salesTaxes)
  return setting ?? { mode: 'none', tax_code: usualTaxCode }
}

/** Adds sales tax to each part of the lines, and to the totals. */
export async function taxLines(
  db: Transaction,
  { lines, setting, buyer_id, today, ...asked }: TaxLinesInput,
): Promise<KnownTax & { lines: PricedLine[] }> {
  const { mode: tax_mode, tax_code } = setting
  const parts = lines.flatMap((line) => line.parts)
  const tax_exemption_id = tax_mode === 'none' ? null : await exemptionOf(db, { buyer_id, place: asked.place, today })
  const is_exempt = tax_exemption_id !== null
  const answer = await taxSources[tax_mode](db, { ...asked, buyer_id, is_exempt, tax_code, parts })
  const known = { tax_mode, tax_exemption_id }
  if ('gap' in answer) {
    const { gap: tax_gap, question: tax_question } = answer
    return { ...known, lines, tax: null, tax_gap, tax_question, tax_hash: null }
  }
  const { taxes, hash: tax_hash } = answer
  const tax = taxes.reduce((sum, part) => sum + part.tax, 0)
  return { ...known, lines: withTaxes(lines, taxes), tax, tax_gap: null, tax_question: null, tax_hash }
}
