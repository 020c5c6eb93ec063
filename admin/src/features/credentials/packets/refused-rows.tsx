import { countOf } from '@portico/shared/rules/numbers/count-of.ts'
import type { Data } from '@portico/shared/calls/endpoint.ts'
import type { preview_packet } from '@portico/shared/contract/credentials/proof.ts'
import { formatCalendarDay } from '@portico/shared/rules/dates/format-date.ts'
import { Notice } from '@portico/shared/ui/notice.tsx'

type Preview = Data<typeof preview_packet>
const count = (number: number) => countOf(number, 'completion')
/** reasons with at most this many people start expanded, the others collapsed */
const shortList = 5

/** Shows how many completions a packet would contain, and which ones its agency would reject, by reason. */
export function RefusedRows({ preview: { rows, refused, roster_format } }: { preview: Preview }) {
  const byReason = Map.groupBy(refused, ({ reason }) => reason)
  return (
    <div className="stack" role="status">
      <Notice tone={rows === 0 || refused.length > 0 ? 'waiting' : 'success'}>
        The packet will hold {count(rows)} ({roster_format} roster).
        {refused.length > 0 ? ` The agency would reject ${count(refused.length)}, which are left out:` : ''}
      </Notice>
      {[...byReason].map(([reason, people]) => (
        <details key={reason} className="packet-refused" open={people.length <= shortList}>
          <summary>
            {reason} <span className="muted">{count(people.length)}</span>
          </summary>
          <ul>
            {people.map(({ user_id, learner, course, completed_on }) => (
              <li key={`${user_id} ${course} ${completed_on}`}>
                <strong>{learner}</strong>, {course}, {formatCalendarDay(completed_on)}
              </li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  )
}
