import type { Data } from '@portico/shared/calls/endpoint.ts'
import type { preview_packet } from '@portico/shared/contract/proof.ts'
import { Notice } from '@portico/shared/ui/notice.tsx'

/** How many completions a packet would hold, and which its agency would refuse. */
export function RefusedRows({ preview: { rows, refused, roster_format } }: { preview: Data<typeof preview_packet> }) {
  const count = (number: number) => `${number} ${number === 1 ? 'completion' : 'completions'}`
  return (
    <div className="stack" role="status">
      <Notice tone={refused.length > 0 ? 'waiting' : 'success'}>
        The packet will hold {count(rows)} ({roster_format} roster).
        {refused.length > 0 ? ` The agency would refuse ${count(refused.length)}, which are left out:` : ''}
      </Notice>
      {refused.length > 0 ? (
        <ul className="packet-refused">
          {refused.map(({ user_id, learner, course, completed_on, reason }) => (
            <li key={`${user_id} ${course} ${completed_on}`}>
              <strong>{learner}</strong>, {course}, {completed_on}: {reason}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
