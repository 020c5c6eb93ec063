import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../../../db/client.ts'
import { taxCalculations } from '../../../tables.ts'

/** An order takes the calculation that it was quoted by: what is recorded as one sale is never recorded as another. Null: one was faster. */
export async function takeCalculation(db: Transaction, hash: string): Promise<string | null> {
  const [taken] = await db.delete(taxCalculations).where(eq(taxCalculations.hash, hash)).returning()
  return taken?.provider_id ?? null
}
