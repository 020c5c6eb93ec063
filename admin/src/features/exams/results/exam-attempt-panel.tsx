import { countOf } from '@portico/shared/rules/numbers/count-of.ts'
import type { StaffAttempt } from '@portico/shared/contract/exams/exams-staff.ts'
import { formatDate } from '@portico/shared/rules/dates/format-date.ts'
import { Badge } from '@portico/shared/ui/badge.tsx'
import { Icon } from '@portico/shared/ui/icon.tsx'
import { Picture } from '@portico/shared/ui/picture.tsx'
import { useSession } from '../../../kernel/session/session.ts'
import { ProgressMark } from '@portico/shared/ui/progress-mark.tsx'

const endings = { learner: '', time: 'Submitted when time was up.', staff: 'Closed by staff, not graded.' } as const
type Props = { one: StaffAttempt; isGraded: boolean; isOpen: boolean }

/** Shows one attempt: its result, and each question with the chosen answers. A check mark means a correct answer, as in the analysis. */
export function ExamAttemptPanel({ one, isGraded, isOpen }: Props) {
  const { time_zone } = useSession().portal
  const at = (moment: string) => formatDate({ at: moment, time_zone, style: 'moment' })
  return (
    <details className="panel try-panel" open={isOpen}>
      <summary className="panel-body">
        <strong>{`Attempt ${one.attempts}`}</strong> <ProgressMark status={one.status} />
        {one.score === null ? null : <span className="tabular">{`${one.score}%`}</span>}
      </summary>
      <div className="panel-body stack">
        <p className="small">
          {[
            `Started ${at(one.started_at)}.`,
            one.finished_at ? `Ended ${at(one.finished_at)}.` : one.ends_at ? `Ends ${at(one.ends_at)}.` : 'Running.',
            one.ended_by ? endings[one.ended_by] : '',
            one.points === null ? '' : `${one.points} of ${one.points_total} points, ${one.pass_percentage}% needed.`,
          ]
            .filter(Boolean)
            .join(' ')}
        </p>
        <ol className="try-questions">
          {one.questions.map((question) => (
            <li key={question.id}>
              <Sheet question={question} isGraded={isGraded} isFinished={one.finished_at !== null} />
            </li>
          ))}
        </ol>
      </div>
    </details>
  )
}

type Sheet = { question: StaffAttempt['questions'][number]; isGraded: boolean; isFinished: boolean }

function Sheet({ question, isGraded, isFinished }: Sheet) {
  const isOpen = question.choices.every(({ is_chosen }) => !is_chosen)
  const result = isOpen ? 'Not answered' : !isGraded || !isFinished ? '' : question.is_correct ? 'Correct' : 'Incorrect'
  return (
    <div className="stack stack-2">
      <p>
        <strong>{question.title}</strong>{' '}
        <span className="small muted">
          {[result, isGraded ? pointsText(question) : ''].filter(Boolean).join(' · ')}
        </span>
      </p>
      {question.picture ? (
        <Picture src={question.picture} alt={question.picture_alt} sizes="240px" width={240} height={180} />
      ) : null}
      <ul className="try-choices">
        {question.choices.map((choice) => (
          <li key={choice.id} data-chosen={choice.is_chosen || undefined}>
            <Icon name={isGraded && choice.is_correct ? 'check' : 'minus'} size="small" /> <span>{choice.title}</span>
            {choice.is_chosen ? <Badge>Chosen</Badge> : null}
            {isGraded && choice.is_correct ? <span className="small muted">Correct answer</span> : null}
          </li>
        ))}
      </ul>
    </div>
  )
}

const pointsText = ({ is_correct, points }: Sheet['question']): string =>
  `${is_correct ? points : 0} of ${countOf(points, 'point')}`
