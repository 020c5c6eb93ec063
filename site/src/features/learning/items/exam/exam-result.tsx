import { itemTypeOf } from '@portico/shared/item-types/item-types.ts'
import { itemProgress, itemProgressLabels } from '@portico/shared/states/learning/item-progress.ts'
import { Icon } from '@portico/shared/ui/icon.tsx'
import { useEffect, useRef } from 'react'
import { NoAttemptsLeft } from '../../player/no-attempts-left.tsx'
import type { ExamOfItem } from './exam-of-item.ts'
import { portalDate } from '../../../../scripts/portal-date.ts'
import { GradedAnswers } from './graded-answers.tsx'
import { ReadAgain } from './read-again.tsx'
import type { AttemptResult } from './exam-phase.ts'
import type { ExamState } from './use-exam.ts'
import { attemptText, endText, scoreText, withheldText } from './result-text.ts'

type Props = { item: ExamOfItem; exam: ExamState; last: AttemptResult; readOnly: boolean; takesFocus: boolean }

/** After an attempt: score, lessons to review, whether another attempt is possible, and the right answers if they may be shown. */
export function ExamResult({ item, exam, last, readOnly, takesFocus }: Props) {
  const failed = last.status === itemProgress.failed
  return (
    <div className="stack stack-6 exam">
      <Score item={item} exam={exam} last={last} takesFocus={takesFocus} />
      {failed && !readOnly && exam.remaining === 0 ? <NoAttemptsLeft kind="exam" /> : null}
      {failed ? <ReadAgain items={last.read_again} /> : null}
      {last.questions ? (
        <GradedAnswers questions={last.questions} graded={itemTypeOf(item.itemable_type).is_graded} />
      ) : (
        <p className="small muted">{withheldText(last.answers_shown, exam.remaining)}</p>
      )}
    </div>
  )
}

function Score({ item, exam, last, takesFocus }: Omit<Props, 'readOnly'>) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true })
  }, [takesFocus])
  const failed = last.status === itemProgress.failed
  const { is_graded, label } = itemTypeOf(item.itemable_type)
  return (
    <section className="exam-score card" data-result={failed ? 'failed' : 'success'} aria-labelledby="result">
      <Icon name={failed ? 'x-circle' : 'check-circle'} size="large" />
      <div className="stack stack-2">
        <h2 id="result" ref={heading} tabIndex={-1}>
          {is_graded ? itemProgressLabels[last.status] : `${label} finished`}
        </h2>
        <p>{scoreText(last)}</p>
        {endText(last.ended_by) ? <p>{endText(last.ended_by)}</p> : null}
        <p className="small muted">{`Attempt ${last.attempts}, ${portalDate(last.finished_at)}. ${failed ? attemptText(exam.remaining) : ''}`}</p>
      </div>
    </section>
  )
}
