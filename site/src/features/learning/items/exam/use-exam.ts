import { start_exam, type RunningAttempt } from '@portico/shared/contract/exams/exams.ts'
import { useAction } from '@portico/shared/kernel/use-action.ts'
import { itemProgress } from '@portico/shared/states/learning/item-progress.ts'
import { learnerCall as call } from '../../learner-call.ts'
import { examLabel } from './exam-of-item.ts'
import { phaseOfAttempt, type ExamPhase } from './exam-phase.ts'
import { useAnswers } from './use-answers.ts'
import { startFailure, submitFailure } from '../../load/call-failure.ts'
import { usePlayer } from '../../player/player-context.ts'
import { outboxOf, queuedAnswers, $outbox } from '../../outbox/outbox.store.ts'
import { finishOnce } from './check-time.ts'
import { useFreshAnswers } from './use-fresh-answers.ts'
import { useTimeCheck } from './use-time-check.ts'
import { useExamPhase } from './use-exam-phase.ts'
import type { Outbox } from '../../outbox/create-outbox.ts'
import { outboxStatus } from '../../outbox/outbox-status.ts'
import type { AnswerSaver } from './answer-saver.ts'

/** State of one exam or Knowledge Check: attempt, answers and result. Failures leave the status unchanged (LRN-021). */
export function useExam() {
  const { item, view, apply, setStatus } = usePlayer()
  const { related_id, access, learner } = view.course
  const keeper = outboxOf(learner.id)
  const of = { person_id: learner.id, related_id, item_id: item.id }
  const { phase, setPhase, remaining, setRemaining, load } = useExamPhase(of, { isOpen: access === 'full', keeper })
  const { busy, failure, setFailure, run } = useAction()
  const params = { item_id: item.id }
  const { saver, answers, refusal, setRefusal, keepAnswersOf, choose, retry } = useAnswers(of, () => void load())

  const open = (running: RunningAttempt) => {
    keepAnswersOf(running)
    setPhase(phaseOfAttempt(running, queuedAnswers({ ...of, attempts: running.attempts })))
  }
  const start = async () => {
    const running = await call(start_exam, { params, body: { related_id } })
    if (item.itemable.status !== itemProgress.in_progress) setStatus(itemProgress.in_progress)
    open(running)
  }
  const finish = async ({ attempts }: RunningAttempt) => {
    const unsaved = await unsavedReason(keeper, saver.current)
    if (unsaved !== null) return setFailure(unsaved)
    const result = await finishOnce({ params, body: { related_id, attempts } })
    if (result === null) return load(true)
    const { score: _score, remaining_attempts, ...after } = result
    apply(after)
    setRemaining(remaining_attempts)
    // If the course was just completed, its heading takes the focus instead.
    await load(!after.course.has_just_finished)
    window.scrollTo(0, 0)
  }

  const notSubmitted = (error: unknown) => submitFailure(error, examLabel(item))

  useFreshAnswers(phase, { related_id, item_id: item.id, keeper, saver })
  const askTime = useTimeCheck({ related_id, item_id: item.id }, { setPhase, load, run, keeper })
  const show = (next: ExamPhase) => {
    if (phase.name === 'question') saver.current?.restore(phase.running.questions[phase.place]?.id ?? 0)
    setFailure(null)
    setRefusal(null)
    setPhase(next)
  }
  return {
    phase,
    answers,
    remaining,
    busy,
    failure,
    refusal,
    load: () => void load(),
    start: () => void run(start, { textOf: startFailure }),
    resume: open,
    finish: (running: RunningAttempt) => void run(() => finish(running), { textOf: notSubmitted }),
    askTime,
    choose,
    retry,
    show,
  }
}
export type ExamState = ReturnType<typeof useExam>

/** Retries unsent answers and returns why some are still unsent, or null if all are saved. An attempt is graded only with all its answers. */
async function unsavedReason(keeper: Outbox, saver: AnswerSaver | null): Promise<string | null> {
  if (!(await keeper.settle())) {
    const state = outboxStatus($outbox.get())?.label ?? 'Some answers are not sent yet'
    return `${state}. They’re sent when the connection returns; then you can finish.`
  }
  const isRefused = [...(saver?.answers().values() ?? [])].some(({ save }) => save === 'failed')
  return isRefused ? 'Some answers are not saved. Please go through them and try again.' : null
}

/** Number of unanswered questions in the running attempt. */
export const unansweredCount = ({ answers }: Pick<ExamState, 'answers'>, { questions }: RunningAttempt): number =>
  questions.filter(({ id }) => (answers.get(id)?.answer.length ?? 0) === 0).length

/** Start of a sentence. */
export const unansweredText = (open: number): string =>
  open === 1 ? 'One question is not answered yet' : `${open} questions are not answered yet`
