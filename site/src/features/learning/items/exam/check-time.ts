import { finish_exam, show_exam_try, type RunningAttempt } from '@portico/shared/contract/exams/exams.ts'
import type { Args, Data } from '@portico/shared/calls/endpoint.ts'
import type { ProgressAfter } from '@portico/shared/contract/learning/item-progress.ts'
import { CallError } from '@portico/shared/errors/failures/call-error.ts'
import { learnerCall as call } from '../../learner-call.ts'
import type { Outbox } from '../../outbox/create-outbox.ts'
import { isAttemptOver } from '../../outbox/send-outbox-entry.ts'
import { timeLeft_ms } from './time-left.ts'

type FinishArgs = Args<typeof finish_exam>
type Exam = { item_id: number; related_id: number; attempts: number }
/** `after`: progress changes from the submission; null if another device or the server submitted it. */
type Checked = { state: 'goes_on'; running: RunningAttempt } | { state: 'over'; after: ProgressAfter | null }

/** Asks the server how much time an attempt has left, and submits it only if the time is up. */
export async function checkTime(keeper: Pick<Outbox, 'settle'>, { item_id, ...body }: Exam): Promise<Checked> {
  const { running } = await call(show_exam_try, { params: { item_id }, query: { related_id: body.related_id } })
  if (running?.attempts !== body.attempts) return { state: 'over', after: null }
  if (timeLeft_ms(running) !== 0) return { state: 'goes_on', running }
  await keeper.settle()
  const finished = await finishOnce({ params: { item_id }, body: { ...body, by: 'time' } })
  if (finished === null) return { state: 'over', after: null }
  const { score: _score, remaining_attempts: _left, ...after } = finished
  return { state: 'over', after }
}

/** Finishes an attempt; null if it is already over: submitted by the server, another device, or an earlier request whose response was lost. */
export async function finishOnce(args: FinishArgs): Promise<Data<typeof finish_exam> | null> {
  try {
    return await call(finish_exam, args)
  } catch (error) {
    if (error instanceof CallError && isAttemptOver(error)) return null
    throw error
  }
}
