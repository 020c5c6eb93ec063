import { eq } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { courseShares, type ShareRow } from '../shares/tables.ts'
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
  const [row] = await shareOf(db, course_id).for('no key update', { of: courseShares })
  if (!row) return
  const { share } = row
  if (share.state !== 'accepted') fail('courses.share_closed')
  if (more > (await seatsLeft(db, share))) fail('shares.seats_gone', { title: share.title })
}

/** Whether a course could give one more seat as far as its share goes, if it has one; this may be over a moment later. */
export async function hasSharedSeat(db: Transaction, course_id: number): Promise<boolean> {
  const [row] = await shareOf(db, course_id)
  return !row || (row.share.state === 'accepted' && (await seatsLeft(db, row.share)) > 0)
}

const shareOf = (db: Transaction, course_id: number) =>
  db
    .select({ share: courseShares })
    .from(courses)
    .innerJoin(courseShares, eq(courseShares.id, courses.share_id))
    .where(eq(courses.id, course_id))

const seatsLeft = async (db: Transaction, share: ShareRow): Promise<number> =>
  share.seats === null ? Infinity : share.seats - ((await usedSeats(db, [share])).get(share.id) ?? 0)
