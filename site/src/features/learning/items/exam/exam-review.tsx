import type { ExamQuestion, RunningAttempt } from '@portico/shared/contract/exams/exams.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { StatusMark } from '@portico/shared/ui/status-mark.tsx'
import { useEffect, useRef } from 'react'
import { unansweredCount, unansweredText, type ExamState } from './use-exam.ts'

/** All answers at a glance before submitting; the finish button is in the bar. */
export function ExamReview({ exam, running }: { exam: ExamState; running: RunningAttempt }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
  }, [])
  const open = unansweredCount(exam, running)
  return (
    <div className="stack stack-6 exam">
      <h2 ref={heading} tabIndex={-1}>
        Review your answers
      </h2>
      {open > 0 ? <Notice tone="waiting">{`${unansweredText(open)}.`}</Notice> : null}
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
