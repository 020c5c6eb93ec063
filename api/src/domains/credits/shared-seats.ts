import { eq } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { courseShares } from '../shares/tables.ts'
import { courses } from '../courses/tables.ts'
import { takenSeats } from '../../db/taken-seats.ts'
import { fail } from '../../kernel/fail.ts'

/**
 * Refuses seats of a shared course whose share is over, and those beyond those that its owner allows: of those that are written, with `more` that are about to be. The
 * share's lock lets one through at a time, so that however many buy at once, no seat is sold twice. It is taken last, after those of
 * memberships and accounts, wherever several are.
 */
export async function refuseBeyondShare(
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
  const taken = (await takenSeats(db, [share.share])).get(id) ?? 0
  if (taken + more > seats) fail('shares.seats_gone', { title })
}
