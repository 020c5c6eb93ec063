import type { OrderInFull, Seats } from '@portico/shared/contract/orders.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { StatusMark } from '@portico/shared/ui/status-mark.tsx'
import { useState } from 'react'
import { portalDate } from '../../scripts/portal-date.ts'
import { InvitedSeat } from './invited-seat.tsx'

const rows_at_first = 20

/** Who has which seat of a line: whoever is still waited for first, then who has claimed, then what is free. */
export function SeatsTable({
  order,
  line,
  onChange,
  onSaid,
}: {
  order: OrderInFull
  line: OrderInFull['lines'][number]
  onChange: () => Promise<void>
  onSaid: (text: string | null) => void
}) {
  const { claimed, invited, free } = line.seats
  const [isWhole, setWhole] = useState(false)
  const count = claimed.length + invited.length
  const shown = isWhole ? count : rows_at_first
  return (
    <div className="stack stack-2">
      <table className="table seats-table">
        <caption>
          <strong>Seats</strong> <span className="muted">{seatCounts(line.seats)}</span>
        </caption>
        <thead>
          <tr>
            <th scope="col">Person</th>
            <th scope="col">Status</th>
          </tr>
        </thead>
        <tbody>
          {invited.slice(0, shown).map((seat) => (
            <InvitedSeat
              key={seat.id}
              params={{ order_id: order.id, line_id: line.id, invitation_id: seat.id }}
              seat={seat}
              onChange={onChange}
              onSaid={onSaid}
            />
          ))}
          {claimed.slice(0, Math.max(0, shown - invited.length)).map((seat) => (
            <ClaimedSeat key={seat.enrollment_id} seat={seat} isOwn={seat.person?.id === order.user.id} />
          ))}
          {free > 0 ? (
            <tr>
              <td>{free === 1 ? '1 seat' : `${free} seats`}</td>
              <td>
                <StatusMark>Free</StatusMark>
              </td>
            </tr>
          ) : null}
        </tbody>
      </table>
      {count > shown ? (
        <div>
          <Button kind="quiet" size="small" onClick={() => setWhole(true)}>
            Show all {count}
          </Button>
        </div>
      ) : null}
    </div>
  )
}

function seatCounts({ claimed, invited, free }: Seats): string {
  return `${claimed.length} claimed, ${invited.length} invited, ${free} free`
}

function ClaimedSeat({ seat, isOwn }: { seat: Seats['claimed'][number]; isOwn: boolean }) {
  const { person, invited_as, claimed_at } = seat
  return (
    <tr>
      <td>
        {person ? (
          <>
            <strong>{person.name || person.email}</strong>
            {isOwn ? ' (you)' : ''}
            {person.name ? <span className="seat-detail">{person.email}</span> : null}
            {invited_as !== null && invited_as !== person.email ? (
              <span className="seat-detail">Invited as {invited_as}</span>
            ) : null}
          </>
        ) : (
          <span className="muted">No longer a member</span>
        )}
      </td>
      <td>
        <StatusMark tone="success">Claimed</StatusMark>
        <span className="seat-detail">{portalDate(claimed_at, 'medium')}</span>
      </td>
    </tr>
  )
}
