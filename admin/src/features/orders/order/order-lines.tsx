import type { StaffLine, StaffOrder } from '@portico/shared/contract/orders/staff.ts'
import { countOf } from '@portico/shared/rules/numbers/count-of.ts'
import { formatMoney } from '@portico/shared/rules/pricing/format-money.ts'
import { lineTitle } from '@portico/shared/rules/orders/receipts/receipt-text.ts'
import { StatusMark } from '@portico/shared/ui/status-mark.tsx'
import type { Column } from '../../../kernel/data-table/column.ts'
import { DayCell } from '../../../kernel/data-table/day-cell.tsx'
import { DataTable } from '../../../kernel/data-table/data-table.tsx'
import { useTableView } from '../../../kernel/data-table/table-view.ts'

/** Summarizes what became of the seats of a line. */
function accessText({ kind, access, refunded_at }: StaffLine): string {
  if (kind === 'Plan') return 'A portal’s subscription'
  const { running, completed, unused, invited, used } = access
  const parts = [
    running > 0 ? `${running} learning` : '',
    completed > 0 ? `${completed} completed` : '',
    invited > 0 ? `${invited} invited` : '',
    used > 0 ? `${used} used by people who left` : '',
    unused > 0 ? `${countOf(unused, 'seat')} unused` : '',
  ]
  return parts.filter(Boolean).join(', ') || (refunded_at ? 'Ended' : 'Nothing yet')
}

const Access = ({ line }: { line: StaffLine }) => <span className="order-access">{accessText(line)}</span>

function LineState({ line }: { line: StaffLine }) {
  if (line.refunded_at) return <StatusMark tone="waiting">Refunded</StatusMark>
  if (line.is_refunding) return <StatusMark tone="progress">Refund in progress</StatusMark>
  if (line.is_disputed) return <StatusMark tone="failed">Paused</StatusMark>
  return <span>–</span>
}

/** Shows the price on the page that the shopper came from, as its signature proves. */
const PriceOnPage = ({ line: { on_page } }: { line: StaffLine }) =>
  on_page ? (
    <>
      {formatMoney(on_page.unit_price)}, <DayCell at={on_page.at} />
    </>
  ) : (
    <span>–</span>
  )

const columns: readonly Column<StaffLine>[] = [
  { name: 'title', header: 'Title', cell: lineTitle },
  { name: 'quantity', header: 'Seats', number: true, cell: ({ quantity }) => quantity },
  { name: 'unit_price', header: 'Price', number: true, only_wide: true, cell: (line) => formatMoney(line.unit_price) },
  { name: 'on_page', header: 'Listed price', only_wide: true, cell: (line) => <PriceOnPage line={line} /> },
  { name: 'discount', header: 'Discount', number: true, only_wide: true, cell: (line) => formatMoney(line.discount) },
  { name: 'tax', header: 'Sales tax', number: true, only_wide: true, cell: (line) => formatMoney(line.tax) },
  { name: 'access', header: 'Access', phone: 'below', cell: (line) => <Access line={line} /> },
  { name: 'state', header: 'Refund', cell: (line) => <LineState line={line} /> },
  { name: 'total', header: 'Total', number: true, phone: 'beside', cell: ({ total }) => formatMoney(total) },
]

/** Amount for the owner of a course shared by another portal, as agreed when it was ordered. */
const ownersPart: Column<StaffLine> = {
  name: 'owner_amount',
  header: 'Owner’s share',
  number: true,
  cell: ({ owner_amount, owner_percent }) =>
    owner_amount === null ? '–' : `${formatMoney(owner_amount)} (${owner_percent}%)`,
}

export function OrderLines({ order }: { order: StaffOrder }) {
  const view = useTableView('order-lines')
  const isShared = order.lines.some(({ owner_amount }) => owner_amount !== null)
  const shown = isShared ? columns.toSpliced(-1, 0, ownersPart) : columns
  return (
    <section className="panel order-lines" aria-label="Lines">
      <DataTable label="Order lines" view={view} columns={shown} rows={order.lines} titleOf={lineTitle} />
    </section>
  )
}
