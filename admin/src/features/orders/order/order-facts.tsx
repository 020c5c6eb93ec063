import type { StaffOrder } from '@portico/shared/contract/orders/staff.ts'
import { formatCalendarDay, formatDate } from '@portico/shared/rules/dates/format-date.ts'
import { get_purchase_document } from '@portico/shared/contract/orders/purchase.ts'
import { formatMoney } from '@portico/shared/rules/pricing/format-money.ts'
import { invoiceNumber } from '@portico/shared/rules/orders/receipts/receipt-text.ts'
import { paymentStatusLabels } from '@portico/shared/states/orders/order.ts'
import { orderTypeLabels } from '@portico/shared/states/orders/order-type.ts'
import { Notice } from '@portico/shared/ui/notice.tsx'
import type { ReactNode } from 'react'
import { downloadUrl } from '../../../kernel/api.ts'
import { useSession } from '../../../kernel/session/session.ts'
import { OrderState } from '../list/order-state.tsx'

type Fact = readonly [string, ReactNode]
/** Returns the facts of a purchase order: its details, due date and payment. */
function purchaseFacts({ purchase_order }: StaffOrder): readonly Fact[] {
  if (purchase_order === null) return []
  const { number, organization, contact_name, contact_email, due_on, net_days, document } = purchase_order
  const { paid_on, paid_reference } = purchase_order
  return [
    ['PO number', number],
    ['Organization', organization],
    ['Billing contact', `${contact_name}, ${contact_email}`],
    ['Terms', due_on ? `Net ${net_days}, due ${formatCalendarDay(due_on)}` : 'Available once paid'],
    ...(paid_on ? [['Payment received', `${formatCalendarDay(paid_on)}, ${paid_reference ?? ''}`] as const] : []),
    ...(document
      ? [
          [
            'Document',
            <a key="document" href={downloadUrl(get_purchase_document.path.replace(':key', document.key))}>
              {document.name}
            </a>,
          ] as const,
        ]
      : []),
  ]
}

/** Shows the state of the order in a row of facts; urgent matters appear above it. */
export function OrderFacts({ order }: { order: StaffOrder }) {
  const { portal } = useSession()
  const moment = (at: string | null) =>
    at === null ? '–' : formatDate({ at, time_zone: portal.time_zone, style: 'moment' })
  const is_disputed = order.disputes.some(({ status }) => status === 'open')
  const facts: readonly Fact[] = [
    ['Status', <OrderState key="state" {...order} is_disputed={is_disputed} />],
    ['Payment', [paymentStatusLabels[order.payment_status], order.payment_method].filter(Boolean).join(', ')],
    ['Kind', orderTypeLabels[order.type]],
    ['Placed', moment(order.created_at)],
    ['Paid', moment(order.paid_at)],
    ['Invoice', order.invoice_number === null ? '–' : invoiceNumber(order.invoice_number)],
    ['Total', formatMoney(order.total)],
    ...purchaseFacts(order),
    ...(order.refunded > 0 ? [['Refunded', formatMoney(order.refunded)] as const] : []),
  ]
  return (
    <section className="panel" aria-label="Summary">
      {is_disputed ? (
        <div className="panel-body">
          <Notice tone="failed">
            The buyer’s bank disputes this payment. Its running courses and unused seats are paused until the dispute is
            settled. Respond to it through your payment provider.
          </Notice>
        </div>
      ) : null}
      <dl className="order-facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
