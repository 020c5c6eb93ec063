import { countOf } from '@portico/shared/rules/numbers/count-of.ts'
import type { Data } from '@portico/shared/calls/endpoint.ts'
import type { NamedCompletion, preview_packet } from '@portico/shared/contract/credentials/proof.ts'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { formatCalendarDay } from '@portico/shared/rules/dates/format-date.ts'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { Link } from '@tanstack/react-router'

type Preview = Data<typeof preview_packet>
const count = (number: number) => countOf(number, 'completion')
/** reasons with at most this many people start expanded, the others collapsed */
const shortList = 5

/** Shows how many completions a packet would contain, which ones its agency would reject, and what others lack. */
export function PacketPreview({ preview: { rows, refused, incomplete, roster_format } }: { preview: Preview }) {
  const lacking = new Set(incomplete.map(({ user_id, course, completed_on }) => `${user_id} ${course} ${completed_on}`))
  return (
    <div className="stack" role="status">
      <Notice tone={rows === 0 || refused.length > 0 ? 'waiting' : 'success'}>
        The packet will hold {count(rows)} ({roster_format} roster).
        {refused.length > 0 ? ` The agency would reject ${count(refused.length)}, which are left out:` : ''}
      </Notice>
      <ByReason completions={refused} />
      {incomplete.length > 0 ? (
        <Notice tone="waiting">{`${count(lacking.size)} in the packet ${lacking.size === 1 ? 'is' : 'are'} incomplete:`}</Notice>
      ) : null}
      <ByReason completions={incomplete} />
    </div>
  )
}

const ByReason = ({ completions }: { completions: readonly NamedCompletion[] }) =>
  [...Map.groupBy(completions, ({ reason }) => reason)].map(([reason, people]) => (
    <details key={reason} className="packet-refused" open={people.length <= shortList}>
      <summary>
        {reason} <span className="muted">{count(people.length)}</span>
      </summary>
      <ul>
        {people.map(({ user_id, learner, course, completed_on }) => (
          <li key={`${user_id} ${course} ${completed_on}`}>
            <Link to={linkToStaff('user', { slug: user_id })}>{learner}</Link>, {course},{' '}
            {formatCalendarDay(completed_on)}
          </li>
        ))}
      </ul>
    </details>
  ))
