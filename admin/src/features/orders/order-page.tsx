import './orders.css'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { show_staff_order, type StaffOrder } from '@portico/shared/contract/orders-staff.ts'
import { formatDate } from '@portico/shared/rules/dates/format-date.ts'
import { formatMoney } from '@portico/shared/rules/pricing/format-money.ts'
import { orderStatusLabels, paymentStatusLabels } from '@portico/shared/states/order.ts'
import { Skeleton } from '@portico/shared/ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { api } from '../../kernel/api.ts'
import { DataTable } from '../../kernel/data-table/data-table.tsx'
import { useTableView } from '../../kernel/data-table/table-view.ts'
import { FailedPage } from '../../kernel/failed-page.tsx'
import { PageHead } from '../../kernel/page-head.tsx'
import { PageLink } from '../../kernel/page-link.tsx'
import { useSession } from '../../kernel/session/session.ts'

/** /admin/orders/:order_id: one order of the portal, to read; the palette leads here. */
export function OrderPage() {
  const { portal } = useSession()
  const order_id = Number((useParams({ strict: false }) as { order_id?: string }).order_id)
  const { data, error, refetch } = useQuery({
    queryKey: ['order', portal.id, order_id],
    queryFn: () => api(show_staff_order, { params: { order_id }, query: {} }),
  })
  if (error && !data)
    return (
      <FailedPage
        error={error}
        onRetry={() => void refetch()}
        entry={{ singular: 'order', list: <PageLink to={linkToStaff('staffDashboard')}>Dashboard</PageLink> }}
      />
    )
  return (
    <>
      <PageHead title={`Order ${order_id}`}>
        {data ? `Placed by ${data.buyer.name} (${data.buyer.email}).` : '…'}
      </PageHead>
      {data ? (
        <Order order={data} />
      ) : (
        <div className="panel panel-body" role="status" aria-label="Loading">
          <Skeleton shape="line" count={8} />
        </div>
      )}
    </>
  )
}

function Order({ order }: { order: StaffOrder }) {
  const view = useTableView('order-lines')
  const { portal } = useSession()
  const day = (at: string | null) =>
    at === null ? '–' : formatDate({ at: new Date(at), time_zone: portal.time_zone, style: 'moment' })
  const facts: readonly (readonly [string, string])[] = [
    ['Status', orderStatusLabels[order.status]],
    ['Payment', paymentStatusLabels[order.payment_status]],
    ['Placed', day(order.created_at)],
    ['Paid', day(order.paid_at)],
    ['Total', formatMoney(order.total)],
  ]
  return (
    <div className="panel">
      <dl className="order-facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <DataTable
        label="Lines of the order"
        view={view}
        rows={order.lines}
        titleOf={({ title }) => title}
        columns={[
          { name: 'title', header: 'Title', cell: ({ title }) => title },
          { name: 'quantity', header: 'Seats', number: true, phone: 'below', cell: ({ quantity }) => quantity },
          { name: 'refunded', header: 'Refunded', cell: ({ refunded_at }) => day(refunded_at) },
          { name: 'total', header: 'Total', number: true, phone: 'beside', cell: ({ total }) => formatMoney(total) },
        ]}
      />
    </div>
  )
}
