import { and, eq, inArray, isNull } from 'drizzle-orm'
import { regrade_exam } from '@portico/shared/contract/exams-staff.ts'
import { isDone, itemProgress as states } from '@portico/shared/states/item-progress.ts'
import { choices } from '../../db/tables/course-content.ts'
import { enrollments, examAnswers, examRegradeTries, examRegrades, examTries } from '../../db/tables/learning.ts'
import { readOutline } from '../../enrollments/outline.ts'
import { setItemStatus } from '../../enrollments/set-item-status.ts'
import { updateProgress } from '../../enrollments/update-progress.ts'
import type { Scope } from '../../kernel/context.ts'
import { verb } from '../../kernel/verb.ts'
import { examOfCourse } from './exam-of-course.ts'
import { originOf } from './question-groups.ts'
import { raisedTries, wrongKey, type Raised, type WrongKey } from './regrade-changes.ts'
import { shownChanges } from './shown-changes.ts'

type Ctx = Pick<Scope, 'db' | 'emit'> & { now: () => Date }

/** Corrects a key in every row of its question, raises the results that it had lowered, and notes both. It lowers none and reopens nothing. */
export const regradeExam = verb(regrade_exam, async (ctx, { params, body }) => {
  const { db } = ctx
  const { id } = await examOfCourse(db, params)
  const wrong = await wrongKey(db, id, body)
  const all = await raisedTries(db, wrong, { for_update: true })
  const changed = await shownChanges(db, all)
  const [log] = await db
    .insert(examRegrades)
    .values({
      module_item_id: id,
      question_id: originOf(wrong.newest),
      question_title: wrong.newest.title,
      key_before: wrong.key_before,
      key_after: wrong.key_after,
      reason: body.reason,
      regraded_by: ctx.actor.id,
      regraded_at: ctx.now(),
    })
    .returning()
  if (!log) throw new Error('no regrade was noted')
  await writeKey(ctx, wrong)
  for (const one of all) await raise(ctx, one, log.id)
  ctx.note(`exam:${id}`, { question: wrong.newest.title, reason: body.reason, changed: changed.length })
  return { key_before: wrong.key_before, key_after: wrong.key_after, changed }
})

async function writeKey({ db }: Ctx, { rows, keys }: WrongKey): Promise<void> {
  for (const { id } of rows) {
    const right = [...(keys.get(id) ?? [])]
    await db.update(choices).set({ is_correct: false }).where(eq(choices.question_id, id))
    if (right.length > 0) await db.update(choices).set({ is_correct: true }).where(inArray(choices.id, right))
  }
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

/** The exam of a try that is passed now is passed, and what follows from it follows. Another attempt that was running needs no end any more. */
async function pass(ctx: Ctx, { enrollment_id, module_item_id }: Raised['one']): Promise<void> {
  const { db } = ctx
  const [enrollment] = await db.select().from(enrollments).where(eq(enrollments.id, enrollment_id))
  const item = (await readOutline(db, enrollment_id)).items.find(({ id }) => id === module_item_id)
  if (!enrollment || enrollment.ended_at !== null || !item || isDone(item.status)) return
  await db
    .update(examTries)
    .set({ status: states.failed, finished_at: ctx.now(), ended_by: 'staff' })
    .where(
      and(
        eq(examTries.enrollment_id, enrollment_id),
        eq(examTries.module_item_id, module_item_id),
        isNull(examTries.finished_at),
      ),
    )
  await setItemStatus(db, { enrollment_id, module_item_id, from: item.status, to: states.success, now: ctx.now() })
  await updateProgress(ctx, enrollment, module_item_id)
}
