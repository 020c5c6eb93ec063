import { finish_exam, make_answer, show_exam_try, start_exam, type RunningTry } from '@portico/shared/contract/exams.ts'
import type { Data } from '@portico/shared/contract/kernel.ts'
import { itemProgress } from '@portico/shared/states/item-progress.ts'
import { useEffect, useRef, useState } from 'react'
import { browserCall as call } from '../../../../kernel/browser-call.ts'
import { createAnswerSaver, type AnswerSaver, type Answers } from './answer-saver.ts'
import { failureText, finishFailure, startFailure } from '../../load/failure-text.ts'
import { usePlayer } from '../../player/player-context.ts'

export type TryResult = NonNullable<Data<typeof show_exam_try>['last']>
export type ExamPhase =
  | { name: 'loading' }
  | { name: 'failed'; error: unknown }
  | { name: 'intro'; running: RunningTry | null }
  | { name: 'question'; running: RunningTry; place: number }
  | { name: 'review'; running: RunningTry }
  | { name: 'result'; last: TryResult; takesFocus: boolean }

const unsavedText = 'Some answers are not saved yet. Please try again.'

/** One exam or knowledge check: its try, its answers and its result. Every failure leaves the status as it was (LRN-021). */
export function useExam() {
  const { item, view, apply, setStatus } = usePlayer()
  const { related_id, access } = view.course
  const [phase, setPhase] = useState<ExamPhase>({ name: 'loading' })
  const [answers, setAnswers] = useState<Answers>(new Map())
  const [remaining, setRemaining] = useState<number | null>(null)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const saver = useRef<AnswerSaver | null>(null)
  const body = { related_id }
  const params = { item_id: item.id }

  const load = async (takesFocus = false) => {
    setPhase({ name: 'loading' })
    try {
      const found = await call(show_exam_try, { params, query: { related_id } })
      setRemaining(found.remaining_attempts)
      setPhase(
        found.last && !found.running
          ? { name: 'result', last: found.last, takesFocus }
          : { name: 'intro', running: access === 'full' ? found.running : null },
      )
    } catch (error) {
      setPhase({ name: 'failed', error })
    }
  }
  useEffect(() => void load(), [])

  const open = (running: RunningTry) => {
    saver.current = createAnswerSaver({
      given: running.questions,
      send: async (question_id, answer) =>
        void (await call(make_answer, { params, body: { related_id, question_id, answer: [...answer] } })),
      onChange: setAnswers,
      onRefused: (error) => setRefusal(failureText(error)),
    })
    setAnswers(saver.current.answers())
    const next = running.questions.findIndex((question) => question.id === running.next_question_id)
    setPhase(next === -1 ? { name: 'review', running } : { name: 'question', running, place: next })
  }
  const attempt = async (work: () => Promise<void>, words: (error: unknown) => string): Promise<void> => {
    setBusy(true)
    setFailure(null)
    try {
      await work()
    } catch (error) {
      setFailure(words(error))
    }
    setBusy(false)
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
