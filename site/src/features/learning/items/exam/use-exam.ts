import { finish_exam, show_exam_try, start_exam, type RunningTry } from '@portico/shared/contract/exams.ts'
import { itemProgress } from '@portico/shared/states/item-progress.ts'
import { useEffect, useState } from 'react'
import { browserCall as call } from '../../../../kernel/browser-call.ts'
import { phaseOfExam, phaseOfTry, type ExamPhase } from './exam-phase.ts'
import { useAnswers } from './use-answers.ts'
import { useAttempt } from './use-attempt.ts'
import { finishFailure, startFailure } from '../../load/call-failure.ts'
import { usePlayer } from '../../player/player-context.ts'

const unsavedText = 'Some answers are not saved yet. Please try again.'

/** One exam or knowledge check: its try, its answers and its result. Every failure leaves the status as it was (LRN-021). */
export function useExam() {
  const { item, view, apply, setStatus } = usePlayer()
  const { related_id, access } = view.course
  const { phase, setPhase, remaining, setRemaining, load } = useTry(item.id, { related_id, isOpen: access === 'full' })
  const { busy, failure, setFailure, attempt } = useAttempt()
  const body = { related_id }
  const params = { item_id: item.id }
  const { saver, answers, refusal, setRefusal, keepAnswersOf } = useAnswers(item.id, related_id)

  const open = (running: RunningTry) => {
    keepAnswersOf(running)
    setPhase(phaseOfTry(running))
  }
  const start = () =>
    attempt(async () => {
      const running = await call(start_exam, { params, body })
      if (item.itemable.status !== itemProgress.in_progress) setStatus(itemProgress.in_progress)
      open(running)
    }, startFailure)
  const finish = () =>
    attempt(async () => {
      if (saver.current && !(await saver.current.settle())) return setFailure(unsavedText)
      const { score: _score, remaining_attempts, ...after } = await call(finish_exam, { params, body })
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
    finish: () => void finish(),
    choose,
    retry: (id: number) => void saver.current?.retry(id),
    show,
  }
}
export type ExamState = ReturnType<typeof useExam>

/** Where the learner stands with the exam, read when it opens and after each try; a running try goes on only while the course is open. */
function useTry(item_id: number, { related_id, isOpen }: { related_id: number; isOpen: boolean }) {
  const [phase, setPhase] = useState<ExamPhase>({ name: 'loading' })
  const [remaining, setRemaining] = useState<number | null>(null)
  const load = async (takesFocus = false) => {
    setPhase({ name: 'loading' })
    try {
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
