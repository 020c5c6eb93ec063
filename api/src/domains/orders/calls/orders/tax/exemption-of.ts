import { and, eq } from 'drizzle-orm'
import { exemptionFor } from '@portico/shared/rules/orders/tax/exemption-for.ts'
import type { Transaction } from '../../../../../db/client.ts'
import { taxExemptions } from '../../../tables.ts'
import { stateOf, type BuyerLocation } from './tax-source.ts'

type ExemptionQuery = { buyer_id: number | null; place: BuyerLocation; today: string }

/** Returns the buyer's tax certificate that is valid in their state; null if there is none or no one is signed in. */
export async function exemptionOf(db: Transaction, { buyer_id, place, today }: ExemptionQuery): Promise<number | null> {
  const state = stateOf(place)
  if (buyer_id === null || state === undefined) return null
  const exemptions = await db
    .select()
    .from(taxExemptions)
    .where(and(eq(taxExemptions.user_id, buyer_id), eq(taxExemptions.status, 'approved')))
  return exemptionFor({ exemptions, state, today })?.id ?? null
}
