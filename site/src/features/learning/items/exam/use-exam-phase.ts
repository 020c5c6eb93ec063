import { show_exam_try } from '@portico/shared/contract/exams/exams.ts'
import { useEffect, useState } from 'react'
import { learnerCall as call } from '../../learner-call.ts'
import type { Outbox } from '../../outbox/create-outbox.ts'
import { phaseOfExam, type ExamPhase } from './exam-phase.ts'

/** The learner's exam state, loaded on opening and after each attempt; a running attempt resumes only while the course is open. */
export function useExamPhase(
  { related_id, item_id }: { related_id: number; item_id: number },
  { isOpen, keeper }: { isOpen: boolean; keeper: Outbox },
) {
  const [phase, setPhase] = useState<ExamPhase>({ name: 'loading' })
  const [remaining, setRemaining] = useState<number | null>(null)
  const load = async (takesFocus = false) => {
    setPhase({ name: 'loading' })
    try {
      // Send what an earlier page left unsent first, so that the loaded state includes it.
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
