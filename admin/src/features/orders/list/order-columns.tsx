import type { ListedOrder } from '@portico/shared/contract/orders/staff.ts'
import { countOf } from '@portico/shared/rules/numbers/count-of.ts'
import { formatMoney } from '@portico/shared/rules/pricing/format-money.ts'
import { invoiceNumber } from '@portico/shared/rules/orders/receipts/receipt-text.ts'
import type { Column } from '../../../kernel/data-table/column.ts'
import { DayCell } from '../../../kernel/data-table/day-cell.tsx'
import { OrderLink } from './order-link.tsx'
import { OrderState } from './order-state.tsx'

const what = ({ title, lines_count }: ListedOrder): string =>
  lines_count > 1 ? `${title} and ${countOf(lines_count - 1, 'other')}` : title

const payer = ({ buyer, purchase_order }: ListedOrder): string =>
  purchase_order ? `${purchase_order.organization}, PO ${purchase_order.number}` : buyer.email

export const orderColumns: readonly Column<ListedOrder>[] = [
  {
    name: 'order',
    header: 'Order',
    cell: (order) => (
      <span className="order-cell">
        <OrderLink id={order.id} />
        <span className="small muted order-what" title={what(order)}>
          {what(order)}
        </span>
      </span>
    ),
  },
  {
    name: 'buyer',
    header: 'Buyer',
    cell: (order) => (
      <span className="order-cell">
        <span>{order.buyer.name}</span>
        <span className="small muted order-payer" title={payer(order)}>
          {payer(order)}
        </span>
      </span>
    ),
  },
  {
    name: 'state',
    header: 'Status',
    phone: 'below',
    cell: (order) => <OrderState {...order} />,
  },
  { name: 'placed', header: 'Placed', cell: ({ created_at }) => <DayCell at={created_at} /> },
  {
    name: 'invoice',
    header: 'Invoice',
    only_wide: true,
    cell: ({ invoice_number }) => (
      <span className="tabular">{invoice_number === null ? '–' : invoiceNumber(invoice_number)}</span>
    ),
  },
  {
    name: 'total',
    header: 'Total',
    number: true,
    phone: 'beside',
    cell: ({ total }) => formatMoney(total),
  },
]
