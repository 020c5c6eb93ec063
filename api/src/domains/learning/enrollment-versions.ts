import { and, eq, isNull, sql } from 'drizzle-orm'
import { itemProgress, type ItemProgress } from '@portico/shared/states/learning/item-progress.ts'
import type { Transaction } from '../../db/client.ts'
import type { Scope } from '../../kernel/context.ts'
import { enrollments } from './tables.ts'

/** An enrollment that takes the current version, with its progress in it. */
type Moved = { related_id: number; after: { status: ItemProgress; percentage: number } }

/** Lets the enrollments of a course that follow its current version stay with this one, which is about to be replaced. */
export const pinVersion = async (
  db: Transaction,
  { course_id, version_id }: { course_id: number; version_id: number },
): Promise<void> =>
  void (await db
    .update(enrollments)
    .set({ course_version_id: version_id })
    .where(and(eq(enrollments.course_id, course_id), isNull(enrollments.course_version_id))))

/** Gives enrollments the current version of their course, with the progress that they have in it; who is done by that is told as after a last item. */
export async function moveToVersion(
  { db, emit }: Pick<Scope, 'db' | 'emit'>,
  { moved, at }: { moved: readonly Moved[]; at: Date },
): Promise<void> {
  if (moved.length === 0) return
  const rows = JSON.stringify(moved.map(({ related_id, after }) => ({ id: related_id, ...after })))
  await db.execute(sql`
    update enrollments n set course_version_id = null, status = s.status, percentage = s.percentage,
      finished_at = case when s.status = ${itemProgress.finished} then ${at.toISOString()}::timestamptz end
    from jsonb_to_recordset(${rows}::text::jsonb) s (id bigint, status smallint, percentage smallint) where n.id = s.id`)
  for (const { related_id, after } of moved)
    if (after.status === itemProgress.finished) await emit('course.finished', { enrollment_id: related_id })
}
