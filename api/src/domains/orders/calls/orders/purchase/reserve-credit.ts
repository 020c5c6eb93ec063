import { and, eq } from 'drizzle-orm'
import { creditTermBuyers, creditTerms } from '../../../tables.ts'
import type { Transaction } from '../../../../../db/client.ts'
import { owedUnderTerms } from './owed-under-terms.ts'

type TermsRow = typeof creditTerms.$inferSelect

/** Returns the open credit terms of the organization that a buyer orders for. */
export async function termsOf(db: Transaction, user_id: number): Promise<TermsRow | null> {
  const [found] = await db
    .select({ terms: creditTerms })
    .from(creditTermBuyers)
    .innerJoin(creditTerms, eq(creditTerms.id, creditTermBuyers.credit_terms_id))
    .where(and(eq(creditTermBuyers.user_id, user_id), creditTerms.is_open))
  return found?.terms ?? null
}

/**
 * Returns the terms that cover this total, or null. Their row stays locked until the order is written, so that orders of one organization run one at
 * a time and each counts the earlier ones.
 */
export async function reserveCredit(
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
  const { owed } = await owedUnderTerms(db, { terms_id: terms.id, today: null })
  return owed + total <= terms.credit_limit ? terms : null
}
