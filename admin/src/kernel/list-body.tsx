import { failureText, referenceOf } from '@portico/shared/browser/failure-text.ts'
import type { CursorMeta } from '@portico/shared/contract/kernel.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { EmptyState } from '@portico/shared/ui/empty-state.tsx'
import { ErrorState } from '@portico/shared/ui/error-state.tsx'
import { Skeleton } from '@portico/shared/ui/skeleton.tsx'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'

type Page<R> = { data: R[]; meta: CursorMeta }

/** The four states of a cursor list, and its pager; the cursor lives in the address (REF-003). */
export function ListBody<R>({
  query,
  empty,
  isFiltered,
  onCursor,
  onClear,
  children,
}: {
  query: UseQueryResult<Page<R>>
  empty: { title: string; text: string; action?: ReactNode }
  isFiltered: boolean
  onCursor: (cursor: string | undefined) => void
  onClear: () => void
  children: (rows: R[]) => ReactNode
}) {
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
  const { data, meta } = query.data
  if (data.length === 0) {
    return isFiltered ? (
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
    ) : (
      <EmptyState title={empty.title} action={empty.action}>
        {empty.text}
      </EmptyState>
    )
  }
  return (
    <>
      {children(data)}
      {meta.prev_cursor || meta.next_cursor ? (
        <nav className="list-pager" aria-label="Pagination">
          <Button
            kind="secondary"
            size="small"
            icon="chevron-left"
            disabled={!meta.prev_cursor}
            onClick={() => onCursor(meta.prev_cursor ?? undefined)}
          >
            Previous
          </Button>
          <Button
            kind="secondary"
            size="small"
            disabled={!meta.next_cursor}
            onClick={() => onCursor(meta.next_cursor ?? undefined)}
          >
            Next
          </Button>
        </nav>
      ) : null}
    </>
  )
}
