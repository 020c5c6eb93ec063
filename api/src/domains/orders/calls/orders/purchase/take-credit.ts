import { and, eq } from 'drizzle-orm'
import { creditTermBuyers, creditTerms } from '../../../tables.ts'
import type { Transaction } from '../../../../../db/client.ts'
import { owedUnder } from './owed-under.ts'

type TermsRow = typeof creditTerms.$inferSelect

/** The open credit terms of the organization that somebody orders for. */
export async function termsOf(db: Transaction, user_id: number): Promise<TermsRow | null> {
  const [found] = await db
    .select({ terms: creditTerms })
    .from(creditTermBuyers)
    .innerJoin(creditTerms, eq(creditTerms.id, creditTermBuyers.credit_terms_id))
    .where(and(eq(creditTermBuyers.user_id, user_id), creditTerms.is_open))
  return found?.terms ?? null
}

/**
 * The terms that cover this total, or null. The row of the terms stays locked until the order is written: orders of one organization
 * come one after the other, and each counts those before it.
 */
export async function takeCredit(
  db: Transaction,
  { user_id, total }: { user_id: number; total: number },
): Promise<TermsRow | null> {
  const found = await termsOf(db, user_id)
  if (!found) return null
  const [terms] = await db
    .select()
    .from(creditTerms)
    .where(and(eq(creditTerms.id, found.id), creditTerms.is_open))
    .for('update')
  if (!terms) return null
  const { owed } = await owedUnder(db, { terms_id: terms.id, today: null })
  return owed + total <= terms.credit_limit ? terms : null
}
