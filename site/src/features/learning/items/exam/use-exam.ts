import { finish_exam, show_exam_try, start_exam, type RunningTry } from '@portico/shared/contract/exams.ts'
import { itemProgress } from '@portico/shared/states/item-progress.ts'
import { useEffect, useState } from 'react'
import { browserCall as call } from '../../../../kernel/browser-call.ts'
import { phaseOfExam, phaseOfTry, type ExamPhase } from './exam-phase.ts'
import { useAnswers } from './use-answers.ts'
import { useAttempt } from './use-attempt.ts'
import { finishFailure, startFailure } from '../../load/call-failure.ts'
import { usePlayer } from '../../player/player-context.ts'
import type { Keeper } from '../../keeper/create-keeper.ts'
import { $kept, keeperOf, leftAnswers } from '../../keeper/keeper.store.ts'
import { keptStatus } from '../../keeper/kept-status.ts'

const refusedText = 'Some answers are not saved. Please go through them and try again.'

/** One exam or knowledge check: its try, its answers and its result. Every failure leaves the status as it was (LRN-021). */
export function useExam() {
  const { item, view, apply, setStatus } = usePlayer()
  const { related_id, access, learner } = view.course
  const keeper = keeperOf(learner.id)
  const { phase, setPhase, remaining, setRemaining, load } = useTry(item.id, { related_id, isOpen: access === 'full', keeper })
  const { busy, failure, setFailure, attempt } = useAttempt()
  const body = { related_id }
  const params = { item_id: item.id }
  const { saver, answers, refusal, setRefusal, keepAnswersOf } = useAnswers({
    person_id: learner.id,
    related_id,
    item_id: item.id,
    onOver: () => void load(),
  })

  const open = (running: RunningTry) => {
    keepAnswersOf(running)
    setPhase(phaseOfTry(running, leftAnswers({ related_id, item_id: item.id, attempts: running.attempts })))
  }
  const start = () =>
    attempt(async () => {
      const running = await call(start_exam, { params, body })
      if (item.itemable.status !== itemProgress.in_progress) setStatus(itemProgress.in_progress)
      open(running)
    }, startFailure)
  const finish = ({ attempts }: RunningTry) =>
    attempt(async () => {
      if (!(await keeper.settle())) return setFailure(finishLater(keptStatus($kept.get())?.label))
      if ([...(saver.current?.answers().values() ?? [])].some(({ save }) => save === 'failed'))
        return setFailure(refusedText)
      const { score: _score, remaining_attempts, ...after } = await call(finish_exam, {
        params,
        body: { related_id, attempts },
      })
      apply(after)
      setRemaining(remaining_attempts)
      // Completing the course has a heading of its own, which takes the focus then.
      await load(!after.course.has_just_finished)
      window.scrollTo(0, 0)
    }, finishFailure)

  const choose = (id: number, answer: readonly number[]) => {
    setRefusal(null)
    saver.current?.choose(id, answer)
  }
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
    start: () => void start(),
    resume: open,
    finish: (running: RunningTry) => void finish(running),
    choose,
    retry: (id: number) => saver.current?.retry(id),
    show,
  }
}
const finishLater = (state = 'Some answers are not sent yet'): string =>
  `${state}. They’re sent when the connection returns; then you can finish.`

export type ExamState = ReturnType<typeof useExam>

/** Where the learner stands with the exam, read when it opens and after each try; a running try goes on only while the course is open. */
function useTry(
  item_id: number,
  { related_id, isOpen, keeper }: { related_id: number; isOpen: boolean; keeper: Keeper },
) {
  const [phase, setPhase] = useState<ExamPhase>({ name: 'loading' })
  const [remaining, setRemaining] = useState<number | null>(null)
  const load = async (takesFocus = false) => {
    setPhase({ name: 'loading' })
    try {
      // What an earlier page left unsent belongs to what is shown.
      await keeper.settle()
      const found = await call(show_exam_try, { params: { item_id }, query: { related_id } })
      setRemaining(found.remaining_attempts)
      setPhase(phaseOfExam(found, { isOpen, takesFocus }))
    } catch (error) {
      setPhase({ name: 'failed', error })
    }
  }
  useEffect(() => void load(), [])

  return { phase, setPhase, remaining, setRemaining, load }
}
