import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { courseShares, type ShareRow } from '../tables.ts'
import { isCourseInReach, type WithReach } from '../../access/door.ts'
import { fail } from '../../../kernel/fail.ts'

/** Returns a share of the caller's portal, on either side, if its course is within the caller's reach. */
export async function ownShare(
  db: Transaction,
  { share_id, actor }: { share_id: number; actor: WithReach },
): Promise<ShareRow> {
  const [share] = await db
    .select()
    .from(courseShares)
    .where(and(eq(courseShares.id, share_id), isCourseInReach(actor, sql`${courseShares.course_id}`)))
  return share ?? fail('general.not_found')
}
