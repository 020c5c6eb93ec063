import { and, eq, inArray } from 'drizzle-orm'
import { isDone, itemProgress as states } from '@portico/shared/states/learning/item-progress.ts'
import { enrollments } from '../../learning/tables.ts'
import { endRunningAttempts } from '../end-running-attempts.ts'
import { examAnswers, examRegradeTries, examTries } from '../tables.ts'
import type { Scope } from '../../../kernel/context.ts'
import { readOutline, setItemStatus, updateProgress } from '../../learning/door.ts'
import type { Raised } from './regrade-changes.ts'

type Ctx = Pick<Scope, 'db' | 'emit'> & { now: () => Date }

/** Raises the results that a wrong key had lowered and logs each one. Lowers no result and reopens nothing. */
export async function raiseResults(
  ctx: Ctx,
  { raisable, exam_regrade_id }: { raisable: readonly Raised[]; exam_regrade_id: number },
): Promise<void> {
  for (const one of raisable) await raise(ctx, one, exam_regrade_id)
}

async function raise(ctx: Ctx, { one, raised }: Raised, exam_regrade_id: number): Promise<void> {
  const { db } = ctx
  const { right, status, score, points, points_total } = raised
  await db
    .update(examAnswers)
    .set({ is_correct: true })
    .where(and(eq(examAnswers.exam_try_id, one.id), inArray(examAnswers.question_id, right)))
  await db.update(examTries).set({ status, score, points, points_total }).where(eq(examTries.id, one.id))
  await db.insert(examRegradeTries).values({
    exam_regrade_id,
    exam_try_id: one.id,
    score_before: one.score,
    score_after: score,
    status_before: one.status,
    status_after: status,
  })
  if (status !== one.status) await pass(ctx, one)
}

/** Passes the exam of an attempt that now passes, and updates progress. Closes another running attempt, which is no longer needed. */
async function pass(ctx: Ctx, { enrollment_id, module_item_id }: Raised['one']): Promise<void> {
  const { db } = ctx
  const [enrollment] = await db.select().from(enrollments).where(eq(enrollments.id, enrollment_id))
  const item = (await readOutline(db, enrollment_id)).items.find(({ id }) => id === module_item_id)
  if (!enrollment || enrollment.ended_at !== null || !item || isDone(item.status)) return
  await endRunningAttempts(db, { enrollment_id, module_item_id, at: ctx.now() })
  await setItemStatus(db, { enrollment_id, module_item_id, from: item.status, to: states.success, now: ctx.now() })
  await updateProgress(ctx, enrollment, module_item_id)
}
