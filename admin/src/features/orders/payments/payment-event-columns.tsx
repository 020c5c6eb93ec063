import type { PaymentEventEntry } from '@portico/shared/contract/orders/events.ts'
import { StatusMark } from '@portico/shared/ui/status-mark.tsx'
import type { Tone } from '@portico/shared/ui/tone.ts'
import type { Column } from '../../../kernel/data-table/column.ts'
import { Moment } from '../../../kernel/data-table/moment.tsx'
import { OrderLink } from '../list/order-link.tsx'

type Outcome = PaymentEventEntry['outcome']
export const outcomeLabels: Readonly<Record<Outcome, string>> = {
  waiting: 'Not handled yet',
  applied: 'Applied',
  no_order: 'No matching order',
  failed: 'Failed',
}
const tones: Readonly<Record<Outcome, Tone>> = {
  waiting: 'waiting',
  applied: 'success',
  no_order: 'waiting',
  failed: 'failed',
}

export const paymentEventColumns: readonly Column<PaymentEventEntry>[] = [
  {
    name: 'type',
    header: 'Event',
    cell: ({ type, event_id }) => (
      <span className="order-cell">
        <span>{type}</span>
        <span className="small muted order-code">{event_id}</span>
      </span>
    ),
  },
  {
    name: 'order',
    header: 'Order',
    phone: 'beside',
    cell: ({ order_id }) => (order_id === null ? '–' : <OrderLink id={order_id} />),
  },
  {
    name: 'outcome',
    header: 'Outcome',
    phone: 'below',
    cell: ({ outcome, error }) => (
      <span className="order-cell">
        <StatusMark tone={tones[outcome]}>{outcomeLabels[outcome]}</StatusMark>
        {error ? <span className="small muted">{error}</span> : null}
      </span>
    ),
  },
  { name: 'tried', header: 'Attempts', number: true, only_wide: true, cell: ({ tried }) => tried },
  { name: 'received', header: 'Received', cell: ({ received_at }) => <Moment at={received_at} /> },
]
