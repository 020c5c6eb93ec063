import '../list/orders.css'
import { export_payments } from '@portico/shared/contract/orders/exports.ts'
import { list_payments, type PaymentEntry } from '@portico/shared/contract/orders/staff.ts'
import { formatMoney } from '@portico/shared/rules/pricing/format-money.ts'
import { orderEventKinds } from '@portico/shared/states/orders/order-event.ts'
import { LinkButton } from '@portico/shared/ui/link-button.tsx'
import { api, downloadUrl } from '../../../kernel/api.ts'
import type { Column } from '../../../kernel/data-table/column.ts'
import { DayCell } from '../../../kernel/data-table/day-cell.tsx'
import { ListPage } from '../../../kernel/list-page.tsx'
import { usePagedList } from '../../../kernel/paged-list.ts'
import { paymentsSearchParams } from '../search-params.ts'
import { OrderLink } from '../list/order-link.tsx'

const columns: readonly Column<PaymentEntry>[] = [
  {
    name: 'kind',
    header: 'What',
    cell: ({ kind }) => (
      <span className="order-cell">
        <span>{orderEventKinds[kind].label}</span>
      </span>
    ),
  },
  {
    name: 'order',
    header: 'Order',
    phone: 'below',
    cell: ({ order_id }) => <OrderLink id={order_id} />,
  },
  { name: 'buyer', header: 'Buyer', cell: ({ buyer }) => buyer },
  { name: 'method', header: 'Paid with', only_wide: true, cell: ({ payment_method }) => payment_method },
  { name: 'at', header: 'Day', cell: ({ at }) => <DayCell at={at} /> },
  {
    name: 'amount',
    header: 'Amount',
    number: true,
    phone: 'beside',
    cell: ({ amount }) => formatMoney(amount),
  },
]

/** /admin/payments: incoming and outgoing money, newest first (CHK-008). */
export function PaymentsPage() {
  const list = usePagedList({
    name: 'payments',
    address: paymentsSearchParams,
    filters: [],
    ask: ({ search: _unused, ...asked }) => api(list_payments, { query: asked }),
  })
  return (
    <ListPage
      title="Payments"
      actions={
        <LinkButton kind="secondary" icon="download" href={downloadUrl(export_payments.path)} download>
          Export CSV
        </LinkButton>
      }
      purpose="Payments, refunds and disputes, newest first."
      list={list}
      empty={{ title: 'No payments yet', text: 'Payments and refunds appear here.' }}
      table={{
        label: 'Payments',
        columns,
        titleOf: ({ kind, order_id }) => `${orderEventKinds[kind].label}, order ${order_id}`,
      }}
    />
  )
}
