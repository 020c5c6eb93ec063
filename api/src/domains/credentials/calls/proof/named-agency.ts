import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../../db/client.ts'
import { agencies } from '../../../lists/tables.ts'
import { fail } from '../../../../kernel/fail.ts'

export async function namedAgency(db: Transaction, id: number): Promise<typeof agencies.$inferSelect> {
  const [agency] = await db.select().from(agencies).where(eq(agencies.id, id))
  return agency ?? fail('general.not_found')
}
