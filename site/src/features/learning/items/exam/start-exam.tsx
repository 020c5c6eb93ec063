import { Button } from '@portico/shared/ui/button.tsx'
import { ConfirmDialog } from '@portico/shared/ui/confirm-dialog.tsx'
import { useState } from 'react'
import { examLabel, type ExamOfItem } from './exam-of-item.ts'
import type { ExamState } from './use-exam.ts'

/** Starts an attempt after a confirmation (EXM-005). */
export function StartExam({ item, exam, label }: { item: ExamOfItem; exam: ExamState; label: string }) {
  const [asks, setAsks] = useState(false)
  const confirmed = () => {
    setAsks(false)
    exam.start()
  }
  return (
    <>
      <Button busy={exam.busy} onClick={() => setAsks(true)}>
        {label}
      </Button>
      <ConfirmDialog open={asks} onCancel={() => setAsks(false)} onConfirm={confirmed}>
        <p>{startText(examLabel(item), exam.remaining)}</p>
        {item.exam.minutes === null ? null : <p>{timeText(item.exam.minutes)}</p>}
      </ConfirmDialog>
    </>
  )
}

const timeText = (minutes: number): string =>
  `You have ${minutes === 1 ? 'one minute' : `${minutes} minutes`}. The clock keeps running if you leave this page. Your answers are submitted when time is up.`

function startText(word: string, remaining: number | null): string {
  if (remaining === null) return `The ${word} starts now. Your answers are saved as you go.`
  return remaining === 1
    ? `This is your last attempt at this ${word}.`
    : `This uses one of your ${remaining} remaining attempts at this ${word}.`
}
