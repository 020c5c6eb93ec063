import { eq } from 'drizzle-orm'
import { signedLedgerErasure } from '@portico/shared/rules/credits/ledger/link-text.ts'
import type { Transaction } from '../../db/client.ts'
import { creditPeople } from './tables.ts'

/** Erases a person's name from the ledger: deletes value and salt, adds a signed note, and leaves every link valid. */
export async function eraseFromLedger(
  db: Transaction,
  { user_id, now, sign }: { user_id: number; now: Date; sign: (text: string) => string },
): Promise<number> {
  const [person] = await db.select().from(creditPeople).where(eq(creditPeople.user_id, user_id)).for('update')
  if (!person) return 0
  const signature = sign(signedLedgerErasure(person.commitment, now.toISOString()))
  await db
    .update(creditPeople)
    .set({ user_id: null, salt: null, value: null, erased_at: now, signature })
    .where(eq(creditPeople.id, person.id))
  return 1
}
