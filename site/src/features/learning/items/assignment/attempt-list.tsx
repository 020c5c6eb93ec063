import type { AssignmentResponse } from '@portico/shared/contract/assignments.ts'
import { get_assignment_file } from '@portico/shared/contract/assignments.ts'
import { formatFileSize } from '@portico/shared/rules/numbers/format-file-size.ts'
import { itemProgress } from '@portico/shared/states/learning/item-progress.ts'
import { Icon } from '@portico/shared/ui/icon.tsx'
import { StatusMark } from '@portico/shared/ui/status-mark.tsx'
import { portalMoment } from '../../../../scripts/portal-date.ts'

const marks = {
  waiting: { tone: 'progress', label: 'Waiting to be graded' },
  passed: { tone: 'success', label: 'Passed' },
  failed: { tone: 'failed', label: 'Failed' },
} as const

/** All attempts, newest first and expanded; no attempt replaces another. */
export function AttemptList({ responses }: { responses: readonly AssignmentResponse[] }) {
  if (responses.length === 0) return null
  return (
    <section className="stack" aria-labelledby="assignment-attempts">
      <h2 id="assignment-attempts">Your attempts</h2>
      {responses.map((one, place) => (
        <Attempt key={one.id} one={one} isOpen={place === 0} />
      ))}
    </section>
  )
}

function Attempt({ one, isOpen }: { one: AssignmentResponse; isOpen: boolean }) {
  const { learner_response: given, instructor_response: said } = one
  const mark = said === null ? marks.waiting : one.status === itemProgress.success ? marks.passed : marks.failed
  return (
    <details className="disclosure assignment-attempt" open={isOpen}>
      <summary>
        <strong>{`Attempt ${one.attempt}`}</strong>
        <StatusMark tone={mark.tone}>{said ? `${mark.label}, ${said.score}%` : mark.label}</StatusMark>
        <Icon name="chevron-down" className="icon-chevron" />
      </summary>
      <div className="stack disclosure-body">
        {said ? (
          <div className="stack stack-2">
            <h3>{said.user ? `From ${said.user.first_name} ${said.user.last_name}` : 'From your instructor'}</h3>
            <p className="assignment-said">{said.feedback || 'No comment.'}</p>
            <p className="small muted">{`Graded ${portalMoment(said.graded_at)}, ${one.pass_score}% needed.`}</p>
            {said.changes.map(({ id, from_score, to_score, reason, changed_at }) => (
              <p key={id} className="small assignment-said">
                {`Grade changed from ${from_score}% to ${to_score}% on ${portalMoment(changed_at)}. Reason: ${reason}`}
              </p>
            ))}
          </div>
        ) : null}
        <SubmittedWork given={given} />
      </div>
    </details>
  )
}

const SubmittedWork = ({ given }: { given: AssignmentResponse['learner_response'] }) => (
  <div className="stack stack-2">
    <h3>Your submission</h3>
    {given.text ? <p className="assignment-said">{given.text}</p> : null}
    {given.files.length > 0 ? (
      <ul className="assignment-files">
        {given.files.map(({ key, name, size }) => (
          <li key={key}>
            <a href={`/api${get_assignment_file.path.replace(':key', key)}`}>
              <Icon name="download" size="small" /> {name}
            </a>{' '}
            <span className="small muted">{formatFileSize(size)}</span>
          </li>
        ))}
      </ul>
    ) : null}
    <p className="small muted">{`Submitted ${portalMoment(given.submitted_at)}.`}</p>
  </div>
)
