import type { OrderInFull, Seats } from '@portico/shared/contract/orders/orders.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { StatusMark } from '@portico/shared/ui/status-mark.tsx'
import { useState } from 'react'
import { InvitedSeat } from './invited-seat.tsx'
import { SeatOfPerson } from './seat-of-person.tsx'

const rows_at_first = 20

type Props = {
  order: OrderInFull
  line: OrderInFull['lines'][number]
  onChange: () => Promise<void>
  onSaid: (text: string | null) => void
}

/** Lists a line's seats: pending invitations first, then claimed, then used by learners who left, then available. */
export function SeatsTable({ order, line, ...rest }: Props) {
  const { claimed, invited, used, free, elsewhere } = line.seats
  const [isWhole, setWhole] = useState(false)
  const people = [...claimed, ...used]
  const count = people.length + invited.length
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
              {...rest}
            />
          ))}
          {people.slice(0, Math.max(0, shown - invited.length)).map((seat) => (
            <SeatOfPerson
              key={seat.enrollment_id}
              params={{ order_id: order.id, line_id: line.id, enrollment_id: seat.enrollment_id }}
              title={line.title}
              seat={seat}
              isOwn={seat.person?.id === order.user.id}
              isPaused={line.is_disputed}
              {...rest}
            />
          ))}
          <UnnamedSeats count={elsewhere} status="Assigned outside this order" />
          <UnnamedSeats count={free} status="Available" />
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

function seatCounts({ claimed, invited, used, free, elsewhere }: Seats): string {
  return [
    `${claimed.length} claimed`,
    `${invited.length} invited`,
    ...(used.length > 0 ? [`${used.length} used`] : []),
    ...(elsewhere > 0 ? [`${elsewhere} assigned outside this order`] : []),
    `${free} available`,
  ].join(', ')
}

function UnnamedSeats({ count, status }: { count: number; status: string }) {
  if (count === 0) return null
  return (
    <tr>
      <td>{count === 1 ? '1 seat' : `${count} seats`}</td>
      <td>
        <StatusMark>{status}</StatusMark>
      </td>
    </tr>
  )
}
