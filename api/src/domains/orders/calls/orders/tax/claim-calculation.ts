import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../../../db/client.ts'
import { taxCalculations } from '../../../tables.ts'

/**
 * Assigns to an order the calculation it was quoted by, so that one calculation is never recorded as two sales. Null: another order took it first.
 */
export async function claimCalculation(db: Transaction, hash: string): Promise<string | null> {
  const [taken] = await db.delete(taxCalculations).where(eq(taxCalculations.hash, hash)).returning()
  return taken?.provider_id ?? null
}
