import { list_staff_orders, type ListedOrder } from '@portico/shared/contract/orders/staff.ts'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { formatMoney } from '@portico/shared/rules/pricing/format-money.ts'
import { invoiceNumber } from '@portico/shared/rules/orders/receipts/receipt-text.ts'
import { orderStatusLabels } from '@portico/shared/states/orders/order.ts'
import { Link } from '@tanstack/react-router'
import { api } from '../../../kernel/api.ts'
import type { Column } from '../../../kernel/data-table/column.ts'
import { DayCell } from '../../../kernel/data-table/day-cell.tsx'
import { ListPanel } from '../../../kernel/list-panel.tsx'
import { usePagedList } from '../../../kernel/paged-list.ts'
import { userListSearchParams } from '../search-params.ts'
import { UserFrame } from './user-frame.tsx'

const columns: readonly Column<ListedOrder>[] = [
  {
    name: 'order',
    header: 'Order',
    cell: ({ id, title }) => (
      <span className="cell-lines">
        <Link to={linkToStaff('staffOrder', { order_id: id })}>{`Order ${id}`}</Link>
        <span className="small muted">{title}</span>
      </span>
    ),
  },
  {
    name: 'invoice',
    header: 'Invoice',
    phone: 'below',
    cell: ({ invoice_number }) => (
      <span className="tabular">{invoice_number === null ? '–' : invoiceNumber(invoice_number)}</span>
    ),
  },
  {
    name: 'status',
    header: 'Status',
    cell: ({ status, is_disputed, refunded }) =>
      is_disputed
        ? 'Disputed'
        : refunded > 0
          ? `${orderStatusLabels[status]}, refunded in part`
          : orderStatusLabels[status],
  },
  { name: 'placed', header: 'Placed', only_wide: true, cell: ({ created_at }) => <DayCell at={created_at} /> },
  { name: 'total', header: 'Total', number: true, phone: 'beside', cell: ({ total }) => formatMoney(total) },
]

/** /users/:slug/invoices: a person's orders, with their invoice numbers. */
export const UserInvoicesPage = () => <UserFrame>{({ id }) => <Orders user_id={id} />}</UserFrame>

function Orders({ user_id }: { user_id: number }) {
  const list = usePagedList({
    name: 'user-invoices',
    address: userListSearchParams,
    filters: [],
    of: [user_id],
    ask: (query) => api(list_staff_orders, { query: { ...query, user_id } }),
  })
  return (
    <ListPanel
      list={list}
      name="Invoices"
      empty={{ title: 'Nothing bought yet', text: 'Orders and their invoices appear here.' }}
      table={{ label: 'Orders and invoices', columns, titleOf: ({ id }) => `Order ${id}` }}
    />
  )
}
