import { list_staff_orders } from '@portico/shared/contract/orders/staff.ts'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { formatMoney } from '@portico/shared/rules/pricing/format-money.ts'
import { orderStatusLabels } from '@portico/shared/states/orders/order.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { api } from '../../../kernel/api.ts'
import { DayCell } from '../../../kernel/data-table/day-cell.tsx'
import { useSession } from '../../../kernel/session/session.ts'
import { Nothing, PersonPanel } from '../person/person-panel.tsx'

const mostOrders = 5

export function OrdersPanel({ user_id }: { user_id: number }) {
  const { portal } = useSession()
  const query = useQuery({
    queryKey: ['user', portal.id, user_id, 'orders-panel'],
    queryFn: () => api(list_staff_orders, { query: { user_id, per_page: mostOrders } }),
  })
  return (
    <PersonPanel title="Orders" query={query} to={linkToStaff('userInvoices', { slug: user_id })}>
      {({ data }) =>
        data.length === 0 ? (
          <Nothing>Nothing bought yet.</Nothing>
        ) : (
          <ul className="person-lines">
            {data.map(({ id, title, total, status, is_disputed, created_at }) => (
              <li key={id}>
                <span className="cell-lines">
                  <Link to={linkToStaff('staffOrder', { order_id: id })}>{`Order ${id}`}</Link>
                  <span className="small muted">
                    {title} · <DayCell at={created_at} />
                  </span>
                </span>
                <span className="small">
                  {is_disputed ? 'Disputed' : orderStatusLabels[status]} · {formatMoney(total)}
                </span>
              </li>
            ))}
          </ul>
        )
      }
    </PersonPanel>
  )
}
