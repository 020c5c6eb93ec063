import { and, eq, isNull } from 'drizzle-orm'
import { complete_user_course } from '@portico/shared/contract/learning/enrollments.ts'
import { isDone, itemProgress as states } from '@portico/shared/states/learning/item-progress.ts'
import { taughtCourse, refuseOwnRecord } from '../../../access/door.ts'
import { endRunningAttempts } from '../../../exams/door.ts'
import type { Transaction } from '../../../../db/client.ts'
import { enrollments, itemProgress, staffCompletions } from '../../tables.ts'
import { users } from '../../../identity/tables.ts'
import { readOutline } from '../../outline.ts'
import { updateProgress } from '../../update-progress.ts'
import { fail } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'

/**
 * Marks the open items of an enrollment as finished by staff, with who, why and when (LRN-032, OP-27). Attempts, results and seat time stay
 * unchanged. Repeating it with the same person and reason returns the same result.
 */
export const completeUserCourse = verb(complete_user_course, async (ctx, { params, body }) => {
  const { db, actor } = ctx
  const course_id = await taughtCourse(ctx, params)
  const [enrollment] = await db
    .select()
    .from(enrollments)
    .where(
      and(eq(enrollments.id, params.related_id), eq(enrollments.course_id, course_id), isNull(enrollments.ended_at)),
    )
    .for('update')
  if (!enrollment) return fail('general.not_found')
  refuseOwnRecord(actor, enrollment.user_id)
  const [earlier] = await db.select().from(staffCompletions).where(eq(staffCompletions.enrollment_id, enrollment.id))
  if (earlier?.completed_by === actor.id && earlier.reason === body.reason) return answer(db, earlier)
  if (earlier || enrollment.finished_at !== null) return fail('enrollments.finished')
  const { items } = await readOutline(db, enrollment.id)
  const open = items.filter(({ status }) => !isDone(status)).map(({ id }) => id)
  const last = open.at(-1) ?? items.at(-1)?.id
  if (last === undefined) return fail('enrollments.nothing_to_complete')
  const now = ctx.now()
  // Afterwards nobody could end a running try, and it would hide the results of those before it.
  await endRunningAttempts(db, { enrollment_id: enrollment.id, at: now })
  await markDone(db, { enrollment_id: enrollment.id, item_ids: open, now })
  const [made] = await db
    .insert(staffCompletions)
    .values({
      enrollment_id: enrollment.id,
      module_item_ids: open,
      items_total: items.length,
      completed_by: actor.id,
      reason: body.reason,
      completed_at: now,
    })
    .returning()
  if (!made) throw new Error('nothing was completed')
  await updateProgress(ctx, enrollment, last)
  ctx.note(`enrollment:${enrollment.id}`, { completed_by_staff: open.length, reason: body.reason })
  return answer(db, made)
})

/** Takes a step the item states never take by themselves: an item that was not started becomes done, without a start time. */
async function markDone(
  db: Transaction,
  { enrollment_id, item_ids, now }: { enrollment_id: number; item_ids: readonly number[]; now: Date },
): Promise<void> {
  if (item_ids.length === 0) return
  const done = { status: states.finished, finished_at: now, updated_at: now }
  await db
    .insert(itemProgress)
    .values(item_ids.map((module_item_id) => ({ enrollment_id, module_item_id, ...done })))
    .onConflictDoUpdate({
      target: [itemProgress.portal_id, itemProgress.enrollment_id, itemProgress.module_item_id],
      set: done,
    })
}

async function answer(db: Transaction, done: typeof staffCompletions.$inferSelect) {
  const [who] = await db
    .select({ first_name: users.first_name, last_name: users.last_name })
    .from(users)
    .where(eq(users.id, done.completed_by))
  const name = `${who?.first_name ?? ''} ${who?.last_name ?? ''}`.trim()
  return {
    id: done.enrollment_id,
    items: done.module_item_ids.length,
    completed_by_staff: { name, reason: done.reason, at: done.completed_at },
  }
}
