import { show_exam_try } from '@portico/shared/contract/exams/exams.ts'
import { useEffect, type RefObject } from 'react'
import { learnerCall as call } from '../../learner-call.ts'
import type { Outbox } from '../../outbox/create-outbox.ts'
import type { AnswerSaver } from './answer-saver.ts'
import type { ExamPhase } from './exam-phase.ts'

type Exam = { related_id: number; item_id: number; keeper: Outbox; saver: RefObject<AnswerSaver | null> }

/** Reads the answers again when the review opens: it shows what will be graded, also if another window answered since. */
export function useFreshAnswers(phase: ExamPhase, { related_id, item_id, keeper, saver }: Exam): void {
  const attempts = phase.name === 'review' ? phase.running.attempts : null
  useEffect(() => {
    if (attempts === null) return
    const refresh = async () => {
      if (!(await keeper.settle())) return
      const of = saver.current
      const seen = of?.answers()
      const { running } = await call(show_exam_try, { params: { item_id }, query: { related_id } })
      if (of && seen && of === saver.current && running?.attempts === attempts) of.refresh(running.questions, seen)
    }
    // Without a response the review shows what this window knows, as before.
    refresh().catch(() => {})
  }, [attempts])
}
