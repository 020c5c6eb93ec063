import { list_seat_purchases, type SeatPurchase } from '@portico/shared/contract/credits/managers.ts'
import { linkTo } from '@portico/shared/pages/link-to.ts'
import { formatCount } from '@portico/shared/rules/numbers/format-count.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../kernel/api.ts'
import { DayCell } from '../../../kernel/data-table/day-cell.tsx'
import type { Column } from '../../../kernel/data-table/column.ts'
import { DataTable } from '../../../kernel/data-table/data-table.tsx'
import { useTableView } from '../../../kernel/data-table/table-view.ts'
import { ListBody } from '../../../kernel/list-body.tsx'
import { useSession } from '../../../kernel/session/session.ts'
import { InviteDialog } from './invite-dialog.tsx'
import { CreditHistory } from './credit-history.tsx'
import type { ManagedCourse } from '../managers/manager-course.ts'
import { ManagerFrame } from '../managers/manager-frame.tsx'
import { SeatFigures } from './seat-figures.tsx'
import { GivenManagers, SeatHolders } from './seat-holders.tsx'
import { usePaidOrder } from './use-paid-order.ts'

/** /courses/managers/:slug/take-credits: the seats that a manager may use and give out (BLD-016). */
export const SeatsPage = () => <ManagerFrame>{(course) => <Seats course={course} />}</ManagerFrame>

const columns: readonly Column<SeatPurchase>[] = [
  {
    name: 'order',
    header: 'Order',
    cell: ({ order_id }) => <a href={linkTo('order', { order_id })}>{`Order ${order_id}`}</a>,
  },
  {
    name: 'bought_at',
    header: 'Bought',
    phone: 'below',
    cell: ({ bought_at }) => <DayCell at={bought_at} />,
  },
  { name: 'quantity', header: 'Seats', number: true, cell: ({ quantity }) => formatCount(quantity) },
  { name: 'claimed', header: 'Claimed', number: true, cell: ({ claimed }) => formatCount(claimed) },
  { name: 'former', header: 'Former learners', number: true, cell: ({ former }) => formatCount(former) },
  { name: 'invited', header: 'Invited', number: true, cell: ({ invited }) => formatCount(invited) },
  {
    name: 'free',
    header: 'Left',
    number: true,
    phone: 'beside',
    cell: ({ free, is_refunded }) => (is_refunded ? 'Refunded' : <strong>{formatCount(free)}</strong>),
  },
]

function Seats({ course }: { course: ManagedCourse }) {
  const { portal } = useSession()
  const client = useQueryClient()
  const [invites, setInvites] = useState<SeatPurchase | null>(null)
  const key = ['manager-seats', portal.id, course.slug]
  const query = useQuery({
    queryKey: key,
    queryFn: () => api(list_seat_purchases, { params: { slug: course.slug } }),
  })
  const names = ['manager-course', 'manager-people', 'given-managers', 'manager-transactions']
  const refresh = () =>
    void Promise.all(
      [key, ...names.map((name) => [name, portal.id])].map((queryKey) => client.invalidateQueries({ queryKey })),
    )
  usePaidOrder(refresh)
  return (
    <>
      <SeatFigures course={course} onChanged={refresh} />
      <SeatHolders course={course} onChanged={refresh} />
      <GivenManagers course={course} onChanged={refresh} />
      <Purchases query={query} onInvite={setInvites} />
      <CreditHistory slug={course.slug} />
      {invites ? <InviteDialog purchase={invites} onClose={() => setInvites(null)} onDone={refresh} /> : null}
    </>
  )
}

type Listed = { query: UseQueryResult<SeatPurchase[]>; onInvite: (purchase: SeatPurchase) => void }
function Purchases({ query, onInvite }: Listed) {
  const { portal } = useSession()
  const view = useTableView('manager-seats')
  const text = portal.has_storefront
    ? 'Seats that you buy in this course are listed here, and you can invite your people to them.'
    : 'Ask your administrator to enroll your people in this course.'
  return (
    <section className="panel" aria-label="Purchases">
      <div className="panel-body">
        <h2 className="panel-title">Purchases</h2>
      </div>
      <ListBody query={query} empty={{ title: 'No seats bought yet', text }}>
        {(rows) => (
          <DataTable
            label="Purchases of seats"
            view={view}
            columns={columns}
            rows={rows}
            titleOf={({ order_id }) => `Order ${order_id}`}
            actions={(purchase) =>
              purchase.free > 0 ? (
                <Button
                  kind="quiet"
                  size="small"
                  icon="mail"
                  aria-label={`Invite people with order ${purchase.order_id}`}
                  onClick={() => onInvite(purchase)}
                >
                  Invite
                </Button>
              ) : null
            }
          />
        )}
      </ListBody>
    </section>
  )
}
