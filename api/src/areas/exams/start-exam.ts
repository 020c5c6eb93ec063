import { start_exam } from '@portico/shared/contract/exams.ts'
import { remainingAttempts } from '@portico/shared/rules/exams/remaining-attempts.ts'
import { isDone, itemProgress } from '@portico/shared/states/item-progress.ts'
import { examTries } from '../../db/tables/learning.ts'
import { fail } from '../../kernel/fail.ts'
import { verb } from '../../kernel/verb.ts'
import { setItemStatus } from '../../enrollments/set-item-status.ts'
import { updateProgress } from '../../enrollments/update-progress.ts'
import { questionIdsOf, readExam } from '../../item-types/exam/exam-queries.ts'
import { examToTake } from './exam-to-take.ts'
import { runningTry } from './running-try.ts'

/** Starts a try and sets the exam in progress; while one runs, starting goes on with it (EXM-006, 012, 013). */
export const startExam = verb(start_exam, async (ctx, { params, body }) => {
  const { enrollment, item, tries, running } = await examToTake(ctx, {
    enrollment_id: body.related_id,
    item_id: params.item_id,
  })
  if (running) return runningTry(ctx.db, running)
  if (isDone(item.status)) fail('exams.already_finished')
  const exam = await readExam(ctx.db, item.itemable_id)
  if (remainingAttempts({ attempts_number: exam.attempts_number, attempts_used: tries.length }) === 0)
    fail('exams.no_attempts_left')
  const [started] = await ctx.db
    .insert(examTries)
    .values({
      enrollment_id: enrollment.id,
      module_item_id: item.id,
      exam_id: exam.id,
      attempts: tries.length + 1,
      question_ids: await questionIdsOf(ctx.db, exam.id),
      started_at: ctx.now(),
    })
    .returning()
  if (!started) throw new Error('no try was started')
  await setItemStatus(ctx.db, {
    enrollment_id: enrollment.id,
    module_item_id: item.id,
    from: item.status,
    to: itemProgress.in_progress,
    now: ctx.now(),
  })
  await updateProgress(ctx, enrollment, item.id)
  ctx.note(`enrollment:${enrollment.id}`, { exam: exam.id, attempts: started.attempts })
  return runningTry(ctx.db, started)
})
