import { failureText, referenceOf } from '@portico/shared/browser/failure-text.ts'
import { list_share_sales, type CourseShare, type ShareSale } from '@portico/shared/contract/shares.ts'
import { formatMoney } from '@portico/shared/rules/pricing/format-money.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { ErrorState } from '@portico/shared/ui/error-state.tsx'
import { Skeleton } from '@portico/shared/ui/skeleton.tsx'
import { useInfiniteQuery } from '@tanstack/react-query'
import { api } from '../../kernel/api.ts'
import type { Column } from '../../kernel/data-table/column.ts'
import { DataTable } from '../../kernel/data-table/data-table.tsx'
import { DayCell } from '../../kernel/data-table/day-cell.tsx'
import { useTableView } from '../../kernel/data-table/table-view.ts'
import { useSession } from '../../kernel/session/session.ts'

const columns: readonly Column<ShareSale>[] = [
  { name: 'sold_at', header: 'Sold', cell: ({ sold_at }) => <DayCell at={sold_at} /> },
  { name: 'seats', header: 'Seats', number: true, cell: ({ seats }) => seats },
  { name: 'paid', header: 'Paid without tax', number: true, cell: ({ paid }) => formatMoney(paid) },
  {
    name: 'owner_back',
    header: 'Refunded',
    number: true,
    cell: ({ refunded_at, owner_back }) => (refunded_at ? formatMoney(-owner_back) : '–'),
  },
  {
    name: 'owner_amount',
    header: 'Your share',
    number: true,
    phone: 'beside',
    cell: ({ owner_amount, owner_back }) => formatMoney(owner_amount - owner_back),
  },
]

/** Lists the earnings of a given course, sale by sale; the buyers remain with the portal that sold it. */
export function ShareSales({ share: { id, owner_earned } }: { share: CourseShare }) {
  const { portal } = useSession()
  const view = useTableView('share-sales')
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['share-sales', portal.id, id],
    queryFn: ({ pageParam }) =>
      api(list_share_sales, { params: { share_id: id }, query: { cursor: pageParam, per_page: 20 } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ meta }) => meta.next_cursor ?? undefined,
  })
  const rows = data?.pages.flatMap((one) => one.data) ?? []
  return (
    <section aria-labelledby="share-sales" className="stack">
      <h3 id="share-sales" className="panel-title">
        Sales: {formatMoney(owner_earned)} earned
      </h3>
      {error && !data ? (
        <ErrorState onRetry={() => void refetch()} requestId={referenceOf(error)}>
          {failureText(error)}
        </ErrorState>
      ) : null}
      {data || error ? null : (
        <div role="status" aria-label="Loading">
          <Skeleton shape="line" count={3} />
        </div>
      )}
      {data && rows.length === 0 ? <p className="muted">No sales yet.</p> : null}
      {rows.length > 0 ? (
        <DataTable
          label="Sales"
          view={view}
          columns={columns}
          rows={rows}
          titleOf={({ id: number }) => `Sale ${number}`}
        />
      ) : null}
      {hasNextPage ? (
        <div>
          <Button kind="secondary" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Show more
          </Button>
        </div>
      ) : null}
    </section>
  )
}
