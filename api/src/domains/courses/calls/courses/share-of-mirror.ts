import { eq } from 'drizzle-orm'
import { formatDate } from '@portico/shared/rules/dates/format-date.ts'
import { isShareOpen } from '@portico/shared/rules/shares/is-share-open.ts'
import type { Transaction } from '../../../../db/client.ts'
import { courseShares, type ShareRow } from '../../../shares/tables.ts'
import { fail } from '../../../../kernel/fail.ts'

type Course = { share_id: number | null }

/** Returns the share that a course of another portal came with; null for the portal's own courses. */
export async function shareOfMirror(db: Transaction, { share_id }: Course): Promise<ShareRow | null> {
  if (share_id === null) return null
  const [share] = await db.select().from(courseShares).where(eq(courseShares.id, share_id))
  return share ?? null
}

/** Rejects publishing a course of another portal unless its share is active. */
export async function requireActiveShare(
  db: Transaction,
  { course, now, time_zone }: { course: Course; now: Date; time_zone: string },
): Promise<void> {
  const share = await shareOfMirror(db, course)
  if (share && !isShareOpen(share, formatDate({ at: now, time_zone, style: 'iso' }))) fail('courses.share_closed')
}

/** Rejects deleting a course with an offered or accepted share, on the owner's portal and on the selling one. */
export async function rejectOpenShares(db: Transaction, course_id: number): Promise<void> {
  const found = await db
    .select({ state: courseShares.state })
    .from(courseShares)
    .where(eq(courseShares.course_id, course_id))
  if (found.some(({ state }) => state === 'offered' || state === 'accepted')) fail('courses.delete_shared')
}
