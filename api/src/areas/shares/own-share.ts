import { eq } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { courseShares, type ShareRow } from '../../db/tables/course-shares.ts'
import { fail } from '../../kernel/fail.ts'

/** A share of the caller's portal, on whichever side it is. */
export async function ownShare(db: Transaction, share_id: number): Promise<ShareRow> {
  const [share] = await db.select().from(courseShares).where(eq(courseShares.id, share_id))
  return share ?? fail('general.not_found')
}
