import { finish_exam } from '@portico/shared/contract/exams/exams.ts'
import { remainingAttempts } from '@portico/shared/rules/exams/remaining-attempts.ts'
import { isDone } from '@portico/shared/states/learning/item-progress.ts'
import { fail } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'
import { finishAttempt } from '../../finish-attempt.ts'
import { readExam } from '../../../item-types/door.ts'
import { examToTake } from './exam-to-take.ts'

/**
 * Finishes and grades the running attempt on the server and sets the exam's status from the result (EXM-008, OP-81). Earlier attempts stay on record.
 */
export const finishExam = verb(finish_exam, async (ctx, { params, body }) => {
  const { enrollment, item, attempts_used, running } = await examToTake(ctx, {
    enrollment_id: body.related_id,
    item_id: params.item_id,
  })
  if (!running) return fail(isDone(item.status) ? 'exams.already_finished' : 'exams.not_running')
  if (body.attempts !== undefined && body.attempts !== running.attempts) fail('exams.attempt_over')
  const is_due = running.ends_at !== null && ctx.now() >= running.ends_at
  if (body.by === 'time' && !is_due) fail('exams.time_left')
  const { attempts_number } = await readExam(ctx.db, running.exam_id)
  const { result, after } = await finishAttempt(ctx, { enrollment, running, ended_by: is_due ? 'time' : 'learner' })
  if (after === null) return fail('general.not_found')
  ctx.note(`enrollment:${enrollment.id}`, {
    exam: running.exam_id,
    attempts: running.attempts,
    score: result.percentage,
  })
  return {
    ...after,
    score: result.percentage,
    remaining_attempts: remainingAttempts({ attempts_number, attempts_used }),
  }
})
