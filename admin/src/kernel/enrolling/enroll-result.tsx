import type { Data } from '@portico/shared/calls/endpoint.ts'
import type { create_enrollments } from '@portico/shared/contract/learning/enrollments-people.ts'
import { formatCount } from '@portico/shared/rules/numbers/format-count.ts'
import { Notice } from '@portico/shared/ui/notice.tsx'

/** `invited`: addresses that were mailed an invitation instead, or have an open one. */
export type Enrolled = Data<typeof create_enrollments> & { invited?: { sent: number; waiting: number } }

const people = (count: number) => (count === 1 ? '1 person' : `${formatCount(count)} people`)

const invitedText = (invited: Enrolled['invited']): string => {
  if (!invited) return ''
  const sent = invited.sent > 0 ? ` ${people(invited.sent)} ${invited.sent === 1 ? 'was' : 'were'} invited.` : ''
  return `${sent}${invited.waiting > 0 ? ` ${people(invited.waiting)} already had an open invitation.` : ''}`
}

function unchangedText({ rows, counts: { unchanged } }: Enrolled): string {
  if (unchanged === 0) return ''
  const [first] = rows.filter(({ verdict }) => verdict === 'unchanged')
  return unchanged === 1
    ? ` ${first?.name || first?.email || 'One person'} is in the course already.`
    : ` ${people(unchanged)} are in the course already.`
}

/** Reports the result of enrolling: how many people, and who was refused and why. */
export function EnrollResult({ done, what }: { done: Enrolled; what: string }) {
  const refused = done.rows.filter(({ verdict }) => verdict === 'refused')
  const { create } = done.counts
  return (
    <>
      <div role="status">
        <Notice tone={refused.length > 0 ? 'waiting' : 'success'}>
          {`${create === 0 && done.invited ? '' : `${people(create)} ${what}.`}${invitedText(done.invited)}${unchangedText(done)}${refused.length > 0 ? ` Not possible for ${people(refused.length)}.` : ''}`}
        </Notice>
      </div>
      {refused.length > 0 ? (
        <ul className="refused-rows" aria-label="Not possible">
          {refused.map(({ name, email, message }) => (
            <li key={`${email} ${message}`}>
              <strong>{name || email || 'Someone'}</strong>
              <br />
              <span className="muted">{message}</span>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  )
}
