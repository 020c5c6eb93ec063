import { countOf } from '@portico/shared/rules/numbers/count-of.ts'
import type { Data } from '@portico/shared/calls/endpoint.ts'
import type { CompletionsByReason, preview_packet } from '@portico/shared/contract/credentials/proof.ts'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { formatCalendarDay } from '@portico/shared/rules/dates/format-date.ts'
import { formatCount } from '@portico/shared/rules/numbers/format-count.ts'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { Link } from '@tanstack/react-router'

type Preview = Data<typeof preview_packet>
const count = (number: number) => countOf(number, 'completion')
/** reasons with at most this many people start expanded, the others collapsed */
const shortList = 5

/** Shows how many completions a packet would contain, which ones its agency would reject, and what others lack. */
export function PacketPreview({ preview }: { preview: Preview }) {
  const { rows, refused, incomplete_rows, incomplete, roster_format } = preview
  const rejected = refused.reduce((sum, { count: number }) => sum + number, 0)
  return (
    <div className="stack" role="status">
      <Notice tone={rows === 0 || rejected > 0 ? 'waiting' : 'success'}>
        The packet will hold {count(rows)} ({roster_format} roster).
        {rejected > 0 ? ` The agency would reject ${count(rejected)}, which are left out:` : ''}
      </Notice>
      <ByReason reasons={refused} />
      {incomplete_rows > 0 ? (
        <Notice tone="waiting">{`${count(incomplete_rows)} in the packet ${incomplete_rows === 1 ? 'is' : 'are'} incomplete:`}</Notice>
      ) : null}
      <ByReason reasons={incomplete} />
    </div>
  )
}

const ByReason = ({ reasons }: { reasons: readonly CompletionsByReason[] }) =>
  reasons.map(({ reason, count: number, completions }) => (
    <details key={reason} className="packet-refused" open={number <= shortList}>
      <summary>
        {reason} <span className="muted">{count(number)}</span>
      </summary>
      <ul>
        {completions.map(({ user_id, learner, course, completed_on }) => (
          <li key={`${user_id} ${course} ${completed_on}`}>
            <Link to={linkToStaff('user', { slug: user_id })}>{learner}</Link>, {course},{' '}
            {formatCalendarDay(completed_on)}
          </li>
        ))}
      </ul>
      {number > completions.length ? (
        <p className="muted small">{`The first ${formatCount(completions.length)} of ${formatCount(number)}.`}</p>
      ) : null}
    </details>
  ))
