import type { OrderInFull } from '@portico/shared/contract/orders/orders.ts'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { useState } from 'react'
import { SeatTools } from './seat-tools.tsx'
import { SeatsTable } from './seats-table.tsx'
import { TeamLink } from './team-link.tsx'

/** A line's seats: who has them, and actions for free ones. */
export function SeatsPanel({
  order,
  line,
  onChange,
}: {
  order: OrderInFull
  line: OrderInFull['lines'][number]
  onChange: () => Promise<void>
}) {
  // Shown here, since the row or form it refers to may be gone by then.
  const [said, setSaid] = useState<string | null>(null)
  return (
    <div className="stack seat-tools" role="group" aria-label={`Seats in ${line.title}`}>
      <SeatsTable order={order} line={line} onChange={onChange} onSaid={setSaid} />
      <div role="status" className="live">
        {said === null ? null : <Notice tone="success">{said}</Notice>}
      </div>
      {line.seats.free > 0 && line.slug ? (
        <SeatTools order_id={order.id} line={line} onChange={onChange} onSaid={setSaid} />
      ) : line.refunded_at ? null : (
        <p className="small muted">
          {line.seats.invited.length > 0
            ? 'No seats are available. Withdrawing an invitation frees its seat.'
            : 'No seats are available.'}
        </p>
      )}
      {line.seats.claimed.length > 0 ? <TeamLink /> : null}
    </div>
  )
}
