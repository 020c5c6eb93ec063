import type { ExamQuestion, RunningTry } from '@portico/shared/contract/exams.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { ConfirmDialog } from '@portico/shared/ui/confirm-dialog.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { StatusMark } from '@portico/shared/ui/status-mark.tsx'
import { useEffect, useRef, useState } from 'react'
import { examLabel, type ExamOfItem } from './exam-label.ts'
import { usePlayer } from '../../player/player-context.ts'
import type { ExamState } from './use-exam.ts'

/** All answers at a glance, before the try is finished. */
export function ExamReview({ item, exam, running }: { item: ExamOfItem; exam: ExamState; running: RunningTry }) {
  const { completes } = usePlayer()
  const [asks, setAsks] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
  }, [])
  const word = examLabel(item)
  const open = running.questions.filter((question) => (exam.answers.get(question.id)?.answer.length ?? 0) === 0).length
  const confirmed = () => {
    setAsks(false)
    exam.finish(running)
  }
  return (
    <div className="stack stack-6 exam">
      <h2 ref={heading} tabIndex={-1}>
        Review your answers
      </h2>
      {open > 0 ? <Notice tone="waiting">{openText(open)}</Notice> : null}
      <ol className="exam-sheet">
        {running.questions.map((question, place) => (
          <li key={question.id}>
            <div>
              <p className="exam-sheet-title">{question.title}</p>
              <Given question={question} exam={exam} />
            </div>
            <Button kind="quiet" size="small" onClick={() => exam.show({ name: 'question', running, place })}>
              {(exam.answers.get(question.id)?.answer.length ?? 0) > 0 ? 'Change' : 'Answer'}
              <span className="visually-hidden">{` question ${place + 1}`}</span>
            </Button>
          </li>
        ))}
      </ol>
      {exam.failure ? (
        <Notice tone="failed" alert>
          {exam.failure}
        </Notice>
      ) : null}
      <div className="row">
        <Button size="large" busy={exam.busy} onClick={() => setAsks(true)}>{`Finish the ${word}`}</Button>
      </div>
      <ConfirmDialog open={asks} onCancel={() => setAsks(false)} onConfirm={confirmed}>
        <p>{finishText({ open, completes, graded: item.exam.type === 'exam' })}</p>
      </ConfirmDialog>
    </div>
  )
}

function Given({ question, exam }: { question: ExamQuestion; exam: ExamState }) {
  const given = exam.answers.get(question.id)
  if (!given || given.answer.length === 0) return <StatusMark tone="waiting">Not answered</StatusMark>
  const words = question.choices
    .filter((choice) => given.answer.includes(choice.id))
    .map((choice) => choice.title)
    .join(', ')
  return (
    <>
      <p>{words}</p>
      {given.save === 'failed' ? <StatusMark tone="failed">Not saved</StatusMark> : null}
    </>
  )
}

const openText = (open: number): string =>
  open === 1 ? 'One question is not answered yet.' : `${open} questions are not answered yet.`

function finishText({ open, completes, graded }: { open: number; completes: boolean; graded: boolean }): string {
  const left =
    open === 0
      ? ''
      : `${openText(open).slice(0, -1)}${graded ? ' and count' + (open === 1 ? 's' : '') + ' as incorrect' : ''}. `
  if (completes)
    return graded
      ? `${left}Your answers will be graded now. If you pass, you’ll complete the course.`
      : `${left}This completes the course.`
  return graded
    ? `${left}Your answers will be graded now and can’t be changed afterwards.`
    : `${left}Your answers can’t be changed afterwards.`
}
