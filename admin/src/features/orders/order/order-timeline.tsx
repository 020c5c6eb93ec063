import { download_credit_note } from '@portico/shared/contract/orders/invoice.ts'
import type { StaffOrder } from '@portico/shared/contract/orders/staff.ts'
import { formatCalendarDay, formatDate } from '@portico/shared/rules/dates/format-date.ts'
import { formatMoney } from '@portico/shared/rules/pricing/format-money.ts'
import { creditNoteNumber } from '@portico/shared/rules/orders/receipts/receipt-text.ts'
import { orderEventKinds } from '@portico/shared/states/orders/order-event.ts'
import { disputeStatusLabels, refundReasonLabels, refundStatusLabels } from '@portico/shared/states/orders/refund.ts'
import { downloadUrl } from '../../../kernel/api.ts'
import { useSession } from '../../../kernel/session/session.ts'

type Step = StaffOrder['timeline'][number]

/** Describes a step beyond its name: amount, due date, reference, actor, recipient and reason. */
function aside({ amount, by, details }: Step): string {
  const { to, reference, due_on, reason } = details
  return [
    amount === null ? '' : formatMoney(amount),
    to ? `to ${to}` : '',
    reference ?? '',
    due_on ? `due ${formatCalendarDay(due_on)}` : '',
    by ? `by ${by}` : '',
    reason ?? '',
  ]
    .filter(Boolean)
    .join(', ')
}

/** Lists everything that happened to the order in chronological order, and why money was refunded. */
export function OrderTimeline({ order }: { order: StaffOrder }) {
  const { portal } = useSession()
  return (
    <section className="panel" aria-labelledby="timeline">
      <div className="panel-body stack">
        <h2 className="panel-title" id="timeline">
          Timeline
        </h2>
        <ol className="order-timeline">
          {order.timeline.map((step) => (
            <li key={step.id}>
              <span className="order-step">{orderEventKinds[step.kind].label}</span>
              {aside(step) ? <span className="muted"> {aside(step)}</span> : null}
              <time className="small muted" dateTime={step.at}>
                {formatDate({ at: step.at, time_zone: portal.time_zone, style: 'moment' })}
              </time>
            </li>
          ))}
        </ol>
        <MoneyBack order={order} />
      </div>
    </section>
  )
}

/** Returns the download URL of a refund's credit note. */
const creditNoteUrl = (order_id: number, refund_id: number): string =>
  downloadUrl(download_credit_note.path.replace(':order_id', String(order_id)).replace(':refund_id', String(refund_id)))

function MoneyBack({ order: { id: order_id, refunds, disputes } }: { order: StaffOrder }) {
  if (refunds.length + disputes.length === 0) return null
  return (
    <ul className="plain-list small">
      {refunds.map(({ id, amount, tax, status, reason, note, by, credit_note_number }) => (
        <li key={`refund-${id}`}>
          {`Refund of ${formatMoney(amount)}${tax > 0 ? ` with ${formatMoney(tax)} of sales tax` : ''}: ${refundStatusLabels[status].toLowerCase()}. ${refundReasonLabels[reason]}`}
          {note ? `: “${note}”` : ''}
          {by ? ` (${by})` : ''}{' '}
          {credit_note_number === null ? null : (
            <a href={creditNoteUrl(order_id, id)} download>
              {creditNoteNumber(credit_note_number)}
            </a>
          )}
        </li>
      ))}
      {disputes.map(({ id, amount, status, reason }) => (
        <li key={`dispute-${id}`}>
          {`Dispute of ${formatMoney(amount)}: ${disputeStatusLabels[status].toLowerCase()} (${reason.replaceAll('_', ' ')})`}
        </li>
      ))}
    </ul>
  )
}
