import { and, eq, inArray, isNull } from 'drizzle-orm'
import { reset_scorm_attempts } from '@portico/shared/contract/scorm/authoring.ts'
import { itemProgress as states } from '@portico/shared/states/learning/item-progress.ts'
import { enrollments, itemProgress } from '../../learning/tables.ts'
import { scormAttempts, scormProgress } from '../tables.ts'
import { fail } from '../../../kernel/fail.ts'
import { notify } from '../../notifications/door.ts'
import { clearItemDetails, setItemStatus, updateProgress } from '../../learning/door.ts'
import { refuseOwnRecord, readsLearners } from '../../access/door.ts'
import { verb } from '../../../kernel/verb.ts'
import type { Transaction } from '../../../db/client.ts'
import { openAttempts, type OpenAttempt } from './earlier-attempts.ts'
import { scormItemOf } from './item-of-course.ts'

export const resetScormAttempts = verb(reset_scorm_attempts, async (ctx, { params, query, body }) => {
  const { db, actor, now } = ctx
  const asked = { course_id: query.course_id, item_id: params.id }
  const { title } = await scormItemOf(db, asked)
  if (!(await readsLearners(db, { actor, course_id: query.course_id }))) fail('general.not_found')
  const open = await openAttempts(db, { ...asked, among: body.related_ids })
  for (const { user_id } of open) refuseOwnRecord(actor, user_id)
  await endAttempts(db, open, { ended_at: now(), ended_by: actor.id, reason: body.reason })
  for (const { progress_id, related_id, user_id, attempt } of open) {
    const [progress] = await db.select().from(itemProgress).where(eq(itemProgress.id, progress_id))
    const [enrollment] = await db.select().from(enrollments).where(eq(enrollments.id, related_id))
    // A failed status ends with its attempt; a new one is in progress.
    if (progress?.status === states.failed && enrollment) {
      const step = { from: progress.status, to: states.in_progress, now: now() }
      await setItemStatus(db, { enrollment_id: related_id, module_item_id: params.id, ...step })
      await updateProgress(ctx, enrollment, params.id)
    }
    await notify(ctx, {
      user_id,
      type: 'scorm_attempt_reset',
      properties: { title, original_id: params.id },
      cause: `scorm-reset:${progress_id}:${attempt}`,
    })
  }
  ctx.note(`item:${params.id}`, { reset: open.length, reason: body.reason })
  return { reset: open.length }
})

/** Closes attempts but keeps their records; clears the item's details that came from them. */
async function endAttempts(
  db: Transaction,
  open: readonly OpenAttempt[],
  ended: { ended_at: Date; ended_by: number; reason: string },
): Promise<void> {
  const ids = open.map(({ progress_id }) => progress_id)
  if (ids.length === 0) return
  const running = isNull(scormAttempts.ended_at)
  await db
    .update(scormAttempts)
    .set(ended)
    .where(and(inArray(scormAttempts.progress_id, ids), running))
  await db
    .update(scormProgress)
    .set({ ended_at: ended.ended_at })
    .where(and(inArray(scormProgress.progress_id, ids), isNull(scormProgress.ended_at)))
  await clearItemDetails(db, ids)
}
