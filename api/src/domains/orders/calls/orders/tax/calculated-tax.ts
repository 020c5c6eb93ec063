import { createHash } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import { taxCalculations } from '../../../tables.ts'
import type { TaxAnswer, TaxSource } from './tax-source.ts'

/** The tax service's limit per calculation. */
const mostItems = 100

/** Returns the tax that the tax service calculated for exactly this input, or else the question to ask it. */
export const calculatedTax: TaxSource = async (db, asked) => {
  const { parts, place, buyer_id, is_exempt, tax_code, account, now } = asked
  const named = parts.map((part, index) => ({
    tax_code: part.tax_code ?? tax_code,
    amount: part.total,
    tax_item: part.total > 0 ? `L${index + 1}` : null,
  }))
  const items = named.flatMap(({ tax_item, ...item }) => (tax_item === null ? [] : [{ reference: tax_item, ...item }]))
  const answer = (taxes: readonly number[], hash: string | null): TaxAnswer => ({
    taxes: named.map(({ amount: _, ...part }, index) => ({ ...part, tax: taxes[index] ?? 0 })),
    hash,
  })
  if (items.length === 0) return answer([], null)
  if (items.length > mostItems) return { gap: 'too_many', question: null }
  if (!place.address) return { gap: 'address', question: null }
  if (account === null) return { gap: 'service', question: null }
  const question = { account, address: place.address, is_exempt, items }
  // Includes the buyer: two who buy the same at once need separate calculations.
  const hash = createHash('sha256')
    .update(JSON.stringify([buyer_id, question]))
    .digest('hex')
  const [known] = await db
    .select({ taxes: taxCalculations.taxes })
    .from(taxCalculations)
    .where(and(eq(taxCalculations.hash, hash), gt(taxCalculations.expires_at, now)))
  if (!known) return { gap: 'service', question: { ...question, hash } }
  const byItem = new Map(items.map(({ reference }, index) => [reference, known.taxes[index] ?? 0]))
  return answer(
    named.map(({ tax_item }) => byItem.get(tax_item ?? '') ?? 0),
    hash,
  )
}
