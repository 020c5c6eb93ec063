import '../list/orders.css'
import { show_staff_order } from '@portico/shared/contract/orders/staff.ts'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { Skeleton } from '@portico/shared/ui/skeleton.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { api } from '../../../kernel/api.ts'
import { FailedPage } from '../../../kernel/failed-page.tsx'
import { PageHead } from '../../../kernel/page-head.tsx'
import { PageLink } from '../../../kernel/page-link.tsx'
import { useSession } from '../../../kernel/session/session.ts'
import { EarningsPanel } from '../earnings/earnings-panel.tsx'
import { OrderActions } from './order-actions.tsx'
import { OrderFacts } from './order-facts.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderTimeline } from './order-timeline.tsx'

/** /admin/orders/:order_id: one order of the portal with its whole history. */
export function OrderPage() {
  const { portal } = useSession()
  const client = useQueryClient()
  const order_id = Number((useParams({ strict: false }) as { order_id?: string }).order_id)
  const { data, error, refetch } = useQuery({
    queryKey: ['order', portal.id, order_id],
    queryFn: () => api(show_staff_order, { params: { order_id }, query: {} }),
  })
  const changed = () =>
    void Promise.all(
      ['order', 'order-earnings'].map((name) => client.invalidateQueries({ queryKey: [name, portal.id, order_id] })),
    )
  if (error && !data)
    return (
      <FailedPage
        error={error}
        onRetry={() => void refetch()}
        entry={{ singular: 'order', list: <PageLink to={linkToStaff('staffOrders')}>Orders</PageLink> }}
      />
    )
  return (
    <>
      <PageHead
        title={`Order ${order_id}`}
        actions={data ? <OrderActions order={data} onChange={changed} /> : undefined}
      >
        {data ? `Placed by ${data.buyer.name} (${data.buyer.email}).` : '…'}
      </PageHead>
      {data ? (
        <>
          <OrderFacts order={data} />
          <OrderLines order={data} />
          <EarningsPanel order_id={order_id} />
          <OrderTimeline order={data} />
        </>
      ) : (
        <div className="panel panel-body" role="status" aria-label="Loading">
          <Skeleton shape="line" count={8} />
        </div>
      )}
    </>
  )
}
