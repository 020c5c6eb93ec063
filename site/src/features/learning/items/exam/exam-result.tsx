import { itemTypeOf } from '@portico/shared/item-types/item-types.ts'
import { itemProgress } from '@portico/shared/states/item-progress.ts'
import { Icon } from '@portico/shared/ui/icon.tsx'
import { StatusMark } from '@portico/shared/ui/status-mark.tsx'
import { useEffect, useRef } from 'react'
import { NoAttempts } from './exam-intro.tsx'
import type { ExamOfItem } from './exam-label.ts'
import { portalDate } from '../../../../scripts/portal-date.ts'
import { StartExam } from './start-exam.tsx'
import type { TryResult } from './exam-phase.ts'
import type { ExamState } from './use-exam.ts'

type Shown = { item: ExamOfItem; exam: ExamState; last: TryResult; readOnly: boolean; takesFocus: boolean }

/** After a try: the score, what was right and why, and whether another try is open. */
export function ExamResult({ item, exam, last, readOnly, takesFocus }: Shown) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true })
  }, [takesFocus])
  const failed = last.status === itemProgress.failed
  return (
    <div className="stack stack-6 exam">
      <section className="exam-score card" data-result={failed ? 'failed' : 'success'} aria-labelledby="result">
        <Icon name={failed ? 'x-circle' : 'check-circle'} size="large" />
        <div className="stack stack-2">
          <h2 id="result" ref={heading} tabIndex={-1}>
            {resultText(item, last)}
          </h2>
          <p>{scoreText(item, last)}</p>
          <p className="small muted">{`Attempt ${last.attempts}, ${portalDate(last.finished_at)}. ${failed ? attemptText(exam.remaining) : ''}`}</p>
        </div>
      </section>
      {failed && !readOnly ? (
        exam.remaining === 0 ? (
          <NoAttempts />
        ) : (
          <StartExam item={item} exam={exam} label="Try again" />
        )
      ) : null}
      <section className="stack" aria-label="Your answers">
        <h2 className="exam-answers-title">Your answers</h2>
        <ol className="exam-graded">
          {last.questions.map((question) => (
            <li key={question.id}>
              <Graded question={question} graded={item.exam.type === 'exam'} />
            </li>
          ))}
        </ol>
      </section>
    </div>
  )
}

function Graded({ question, graded }: { question: TryResult['questions'][number]; graded: boolean }) {
  const chosen = question.answer ?? []
  return (
    <div className="stack stack-2">
      <p className="exam-sheet-title">{question.title}</p>
      {chosen.length === 0 ? (
        <StatusMark tone="waiting">Not answered</StatusMark>
      ) : graded ? (
        <StatusMark tone={question.is_correct ? 'success' : 'failed'}>
          {question.is_correct ? 'Correct' : 'Incorrect'}
        </StatusMark>
      ) : null}
      <ul className="exam-choices">
        {question.choices.map((choice) => (
          <li
            key={choice.id}
            data-correct={choice.is_correct ? '' : undefined}
            data-chosen={chosen.includes(choice.id) ? '' : undefined}
          >
            <Icon name={choice.is_correct ? 'check' : chosen.includes(choice.id) ? 'close' : 'minus'} size="small" />
            <span>{choice.title}</span>
            <span className="small muted">{choiceText(choice.is_correct, chosen.includes(choice.id))}</span>
          </li>
        ))}
      </ul>
      {question.explanation ? <p className="exam-explanation">{question.explanation}</p> : null}
    </div>
  )
}

const choiceText = (isCorrect: boolean, isChosen: boolean): string =>
  [isChosen ? 'Your answer' : '', isCorrect ? 'Correct answer' : ''].filter(Boolean).join(' · ')

function resultText(item: ExamOfItem, last: TryResult): string {
  const { is_graded, label } = itemTypeOf(item.itemable_type)
  if (!is_graded) return `${label} finished`
  return last.status === itemProgress.failed ? 'Not passed' : 'Passed'
}

function scoreText(item: ExamOfItem, last: TryResult): string {
  const right = last.questions.filter((question) => question.is_correct).length
  if (!itemTypeOf(item.itemable_type).is_graded || last.score === null) return 'Thank you. Your answers are saved.'
  return `Your score: ${last.score}% (${right} of ${last.questions.length} correct). You need ${item.exam.pass_percentage}% to pass.`
}

function attemptText(remaining: number | null): string {
  if (remaining === null) return ''
  return remaining === 1 ? '1 attempt left.' : `${remaining} attempts left.`
}
