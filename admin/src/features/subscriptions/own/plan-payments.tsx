import type { PlanPayment } from '@portico/shared/contract/subscriptions.ts'
import { formatDate } from '@portico/shared/rules/dates/format-date.ts'
import { formatMoney } from '@portico/shared/rules/pricing/format-money.ts'
import type { Column } from '../../../kernel/data-table/column.ts'
import { DataTable } from '../../../kernel/data-table/data-table.tsx'
import { useTableView } from '../../../kernel/data-table/table-view.ts'
import { useSession } from '../../../kernel/session/session.ts'

type Row = PlanPayment & { id: number }

const columns = (time_zone: string): readonly Column<Row>[] => [
  { name: 'title', header: 'What', cell: ({ title }) => title },
  {
    name: 'paid_at',
    header: 'Paid',
    phone: 'below',
    cell: ({ paid_at }) => formatDate({ at: paid_at, time_zone, style: 'moment' }),
  },
  { name: 'method', header: 'Paid with', only_wide: true, cell: ({ payment_method }) => payment_method },
  {
    name: 'order',
    header: 'Receipt',
    only_wide: true,
    cell: ({ url, order_id, invoice_number }) => {
      const text = invoice_number ?? `Order ${order_id}`
      return url === null ? text : <a href={url}>{text}</a>
    },
  },
  {
    name: 'amount',
    header: 'Amount',
    number: true,
    phone: 'beside',
    cell: ({ amount, refunded }) =>
      refunded > 0 ? `${formatMoney(amount)}, ${formatMoney(refunded)} refunded` : formatMoney(amount),
  },
]

/** Lists what was paid by card for the portal's plans, newest first. Only the buyer of the plan can open its receipts. */
export function PlanPayments({ payments }: { payments: readonly PlanPayment[] }) {
  const { portal } = useSession()
  const view = useTableView('plan-payments')
  if (payments.length === 0) return null
  return (
    <div className="panel">
      <div className="panel-body">
        <h2 className="panel-title">Payments</h2>
        {payments.some(({ url }) => url === null) ? (
          <p>Receipts are among the orders of the person who bought the plan.</p>
        ) : null}
      </div>
      <DataTable
        label="Payments for the plan"
        view={view}
        columns={columns(portal.time_zone)}
        rows={payments.map((payment) => ({ ...payment, id: payment.order_id }))}
        titleOf={({ title }) => title}
      />
    </div>
  )
}
