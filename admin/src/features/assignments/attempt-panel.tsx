import { get_assignment_file, type AssignmentResponse } from '@portico/shared/contract/assignments.ts'
import { formatDate } from '@portico/shared/rules/dates/format-date.ts'
import { formatFileSize } from '@portico/shared/rules/numbers/format-file-size.ts'
import { itemProgress } from '@portico/shared/states/learning/item-progress.ts'
import { Icon } from '@portico/shared/ui/icon.tsx'
import { StatusMark } from '@portico/shared/ui/status-mark.tsx'
import { withSelectedPortal } from '../../kernel/selected-portal.ts'
import { useSession } from '../../kernel/session/session.ts'
import type { ReactNode } from 'react'
import { GradeHistory } from './grade-history.tsx'

type Props = {
  one: AssignmentResponse
  /** for those who may grade: the way to correct the grade */
  correction: ReactNode
}

/** Shows one attempt: the learner's submission, the grader's feedback and earlier grades. */
export function AttemptPanel({ one, correction }: Props) {
  const { time_zone } = useSession().portal
  const { learner_response: given, instructor_response: said } = one
  const at = (moment: string) => formatDate({ at: moment, time_zone, style: 'moment' })
  return (
    <section className="panel panel-body stack" aria-label={`Attempt ${one.attempt}`}>
      <h2 className="panel-title">{`Attempt ${one.attempt}`}</h2>
      {said === null ? (
        <StatusMark tone="waiting">Waiting to be graded</StatusMark>
      ) : one.status === itemProgress.success ? (
        <StatusMark tone="success">{`Passed with ${said.score}%`}</StatusMark>
      ) : (
        <StatusMark tone="failed">{`Failed with ${said.score}%`}</StatusMark>
      )}
      <p className="small muted">{`Submitted ${at(given.submitted_at)}, ${one.pass_score}% needed.`}</p>
      {given.text ? <p className="assignment-words">{given.text}</p> : null}
      {given.files.length > 0 ? (
        <ul className="plain-list">
          {given.files.map(({ key, name, size }) => (
            <li key={key}>
              <a
                className="assignment-file"
                href={`/api${withSelectedPortal(get_assignment_file.path.replace(':key', key))}`}
              >
                <Icon name="download" size="small" /> {name}
              </a>{' '}
              <span className="small muted">{formatFileSize(size)}</span>
            </li>
          ))}
        </ul>
      ) : null}
      {said ? (
        <div className="stack stack-2">
          <h3>{`From ${said.user ? `${said.user.first_name} ${said.user.last_name}`.trim() : 'staff'}`}</h3>
          <p className="assignment-words">{said.feedback || 'No comment.'}</p>
          <p className="small muted">{`Graded ${at(said.graded_at)}.`}</p>
          <GradeHistory changes={said.changes} />
          {correction}
        </div>
      ) : null}
    </section>
  )
}
