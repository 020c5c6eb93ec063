import { sql } from 'drizzle-orm'
import { itemProgress } from '@portico/shared/states/item-progress.ts'
import type { Scope } from '../../kernel/context.ts'
import type { VersionChange } from './version-change.ts'

type Moved = { moved: readonly VersionChange[]; at: Date }

/** Gives enrollments the current version of their course, with the progress that they have in it; who is done by that is told as after a last item. */
export async function moveToVersion({ db, emit }: Pick<Scope, 'db' | 'emit'>, { moved, at }: Moved): Promise<void> {
  if (moved.length === 0) return
  const rows = JSON.stringify(moved.map(({ related_id, after }) => ({ id: related_id, ...after })))
  await db.execute(sql`
    update enrollments n set course_version_id = null, status = s.status, percentage = s.percentage,
      finished_at = case when s.status = ${itemProgress.finished} then ${at.toISOString()}::timestamptz end
    from jsonb_to_recordset(${rows}::text::jsonb) s (id bigint, status smallint, percentage smallint) where n.id = s.id`)
  for (const { related_id, after } of moved)
    if (after.status === itemProgress.finished) await emit('course.finished', { enrollment_id: related_id })
}
