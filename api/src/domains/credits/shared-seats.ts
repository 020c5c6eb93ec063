import { eq } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { courseShares } from '../shares/tables.ts'
import { courses } from '../courses/tables.ts'
import { usedSeats } from '../../db/used-seats.ts'
import { fail } from '../../kernel/fail.ts'

/**
 * Rejects seats of a shared course if its share has ended or the owner's limit would be exceeded; counts saved seats plus `more` about to be saved.
 * Locks the share so that concurrent buyers cannot oversell, always after memberships and accounts.
 */
export async function rejectBeyondShare(
  db: Transaction,
  { course_id, more = 0 }: { course_id: number; more?: number },
): Promise<void> {
  const [share] = await db
    .select({ share: courseShares })
    .from(courses)
    .innerJoin(courseShares, eq(courseShares.id, courses.share_id))
    .where(eq(courses.id, course_id))
    .for('no key update', { of: courseShares })
  if (!share) return
  const { title, seats, state, id } = share.share
  if (state !== 'accepted') fail('courses.share_closed')
  if (seats === null) return
  const taken = (await usedSeats(db, [share.share])).get(id) ?? 0
  if (taken + more > seats) fail('shares.seats_gone', { title })
}
