import type { GradeChange } from '@portico/shared/contract/assignments.ts'
import { formatDate } from '@portico/shared/rules/dates/format-date.ts'
import { Icon } from '@portico/shared/ui/icon.tsx'
import { useSession } from '../../kernel/session/session.ts'

/** Corrections of a grade, newest first: both scores, who, when, why, and the feedback as it was. */
export function GradeHistory({ changes }: { changes: readonly GradeChange[] }) {
  const { time_zone } = useSession().portal
  if (changes.length === 0) return null
  return (
    <details className="disclosure">
      <summary>
        {changes.length === 1 ? 'Corrected once' : `Corrected ${changes.length} times`}
        <Icon name="chevron-down" className="icon-chevron" />
      </summary>
      <ul className="plain-list stack disclosure-body">
        {changes.map(({ id, from_score, to_score, from_feedback, reason, changed_at, user }) => (
          <li key={id} className="stack stack-2">
            <p>
              <strong>{`${from_score}% → ${to_score}%`}</strong>
              {`, ${user ? `${user.first_name} ${user.last_name}`.trim() : 'staff'}, `}
              {formatDate({ at: changed_at, time_zone, style: 'moment' })}
            </p>
            <p className="assignment-words">{`Reason: ${reason}`}</p>
            <p className="assignment-words small muted">{`Earlier feedback: ${from_feedback || 'none'}`}</p>
          </li>
        ))}
      </ul>
    </details>
  )
}
