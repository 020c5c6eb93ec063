import { start_exam } from '@portico/shared/contract/exams/exams.ts'
import { formatDate } from '@portico/shared/rules/dates/format-date.ts'
import { remainingAttempts } from '@portico/shared/rules/exams/remaining-attempts.ts'
import { examWindow, isTimeOver } from '@portico/shared/rules/exams/attempt-time.ts'
import { isDone, itemProgress } from '@portico/shared/states/learning/item-progress.ts'
import { fail } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'
import { setItemStatus, updateProgress } from '../../../learning/door.ts'
import { readExam } from '../../../item-types/door.ts'
import { startAttempt } from './start-attempt.ts'
import { examToTake } from './exam-to-take.ts'
import { runningAttempt } from './running-attempt.ts'

/** Starts an attempt and sets the exam in progress; if one is running, continues it (EXM-006, 012, 013). */
export const startExam = verb(start_exam, async (ctx, { params, body }) => {
  const { enrollment, item, tries, attempts_used, running } = await examToTake(ctx, {
    enrollment_id: body.related_id,
    item_id: params.item_id,
  })
  const now = ctx.now()
  if (running) return isTimeOver(running, now) ? fail('exams.time_over') : runningAttempt(ctx.db, running, now)
  if (isDone(item.status)) fail('exams.already_finished')
  const exam = await readExam(ctx.db, item.itemable_id)
  if (remainingAttempts({ attempts_number: exam.attempts_number, attempts_used }) === 0) fail('exams.no_attempts_left')
  rejectOutsideWindow(exam, now, ctx.portal.time_zone)
  const started = await startAttempt(ctx.db, {
    exam,
    key: { enrollment_id: enrollment.id, module_item_id: item.id },
    attempts: tries.length + 1,
    now,
  })
  await setItemStatus(ctx.db, {
    enrollment_id: enrollment.id,
    module_item_id: item.id,
    from: item.status,
    to: itemProgress.in_progress,
    now,
  })
  await updateProgress(ctx, enrollment, item.id)
  ctx.note(`enrollment:${enrollment.id}`, { exam: exam.id, attempts: started.attempts })
  return runningAttempt(ctx.db, started, now)
})

/** An exam can be started only within its time window. */
function rejectOutsideWindow(
  exam: { opens_at: Date | null; closes_at: Date | null },
  now: Date,
  time_zone: string,
): void {
  const words = (at: Date | null) => ({ date: formatDate({ at: at ?? now, time_zone, style: 'moment' }) })
  const window = examWindow(exam, now)
  if (window === 'early') fail('exams.not_open_yet', words(exam.opens_at))
  if (window === 'closed') fail('exams.closed', words(exam.closes_at))
}
