import { failureText, referenceOf } from '@portico/shared/browser/failure-text.ts'
import type { CursorMeta } from '@portico/shared/calls/endpoint.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { EmptyState } from '@portico/shared/ui/empty-state.tsx'
import { ErrorState } from '@portico/shared/ui/error-state.tsx'
import { Skeleton } from '@portico/shared/ui/skeleton.tsx'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { TableView } from './data-table/table-view.ts'
import { ListFoot } from './list-foot.tsx'

type Page<R> = { data: R[]; meta: CursorMeta }
type Props<R> = {
  /** a page of a list, or a complete list */
  query: UseQueryResult<Page<R>> | UseQueryResult<R[]>
  empty: { title: string; text: string; action?: ReactNode }
  children: (rows: R[]) => ReactNode
  /** for lists with filters and pages */
  address?: {
    readonly isFiltered: boolean
    readonly view: TableView
    readonly onCursor: (cursor: string | undefined) => void
    readonly onClear: () => void
  }
}

/** Renders the four states of a list and the footer below it; the cursor is stored in the URL (REF-003). */
export function ListBody<R>({ query, empty, children, address }: Props<R>) {
  if (query.isPending)
    return (
      <div className="panel-body" role="status" aria-label="Loading">
        <Skeleton shape="line" count={8} />
      </div>
    )
  if (query.isError)
    return (
      <ErrorState onRetry={() => void query.refetch()} requestId={referenceOf(query.error)}>
        {failureText(query.error)}
      </ErrorState>
    )
  const { data, meta } = Array.isArray(query.data) ? { data: query.data, meta: null } : query.data
  if (data.length === 0 && address && meta?.total && meta.total.count > 0)
    return <EmptiedPage onFirst={() => address.onCursor(undefined)} />
  if (data.length === 0)
    return address?.isFiltered ? (
      <NoResults onClear={address.onClear} />
    ) : (
      <EmptyState title={empty.title} action={empty.action}>
        {empty.text}
      </EmptyState>
    )
  return (
    <>
      {children(data)}
      {address && meta ? <ListFoot meta={meta} view={address.view} onCursor={address.onCursor} /> : null}
    </>
  )
}

/** Everything on this page was deleted or changed; the list has other pages. */
const EmptiedPage = ({ onFirst }: { onFirst: () => void }) => (
  <EmptyState
    icon="search"
    title="Nothing left on this page"
    action={
      <Button kind="secondary" onClick={onFirst}>
        Go to the first page
      </Button>
    }
  >
    These entries were deleted or no longer match.
  </EmptyState>
)

const NoResults = ({ onClear }: { onClear: () => void }) => (
  <EmptyState
    icon="search"
    title="No results"
    action={
      <Button kind="secondary" onClick={onClear}>
        Clear filters
      </Button>
    }
  >
    Try a different search or filter.
  </EmptyState>
)
