import type { RunningAttempt } from '@portico/shared/contract/exams/exams.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { ConfirmDialog } from '@portico/shared/ui/confirm-dialog.tsx'
import { useState } from 'react'
import { usePlayer } from '../../player/player-context.ts'
import { examLabel, type ExamOfItem } from './exam-of-item.ts'
import { unansweredCount, unansweredText, type ExamState } from './use-exam.ts'

/** Submits an attempt after a confirmation that lists unanswered questions. */
export function FinishExam({ item, exam, running }: { item: ExamOfItem; exam: ExamState; running: RunningAttempt }) {
  const { completes } = usePlayer()
  const [asks, setAsks] = useState(false)
  const confirmed = () => {
    setAsks(false)
    exam.finish(running)
  }
  const graded = item.exam.type === 'exam'
  return (
    <>
      <Button busy={exam.busy} onClick={() => setAsks(true)}>{`Finish the ${examLabel(item)}`}</Button>
      <ConfirmDialog open={asks} onCancel={() => setAsks(false)} onConfirm={confirmed}>
        <p>{finishText({ open: unansweredCount(exam, running), completes, graded })}</p>
      </ConfirmDialog>
    </>
  )
}

function finishText({ open, completes, graded }: { open: number; completes: boolean; graded: boolean }): string {
  const counting = graded ? (open === 1 ? ' and counts as incorrect' : ' and count as incorrect') : ''
  const left = open === 0 ? '' : `${unansweredText(open)}${counting}. `
  if (completes)
    return graded
      ? `${left}Your answers will be graded now. If you pass, you’ll complete the course.`
      : `${left}This completes the course.`
  return graded
    ? `${left}Your answers will be graded now and can’t be changed afterward.`
    : `${left}Your answers can’t be changed afterward.`
}
