import { failureText, referenceOf } from '@portico/shared/browser/failure-text.ts'
import { ErrorState } from '@portico/shared/ui/error-state.tsx'
import { Skeleton } from '@portico/shared/ui/skeleton.tsx'
import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId, type ReactNode } from 'react'

type Props<T> = {
  title: string
  query: UseQueryResult<T>
  /** link to the page with the full list */
  to?: string
  children: (data: T) => ReactNode
}

/** One part of a person's page with its own loading and error states: if it fails, the other parts still work. */
export function PersonPanel<T>({ title, query, to, children }: Props<T>) {
  const id = useId()
  return (
    <section className="panel" aria-labelledby={id}>
      <div className="panel-body stack">
        <div className="person-panel-head">
          <h2 id={id} className="panel-title">
            {title}
          </h2>
          {to ? (
            <Link to={to} className="small" aria-label={`Show all: ${title}`}>
              Show all
            </Link>
          ) : null}
        </div>
        {query.data !== undefined ? (
          children(query.data)
        ) : query.isError ? (
          <ErrorState onRetry={() => void query.refetch()} requestId={referenceOf(query.error)}>
            {failureText(query.error)}
          </ErrorState>
        ) : (
          <div role="status" aria-label="Loading">
            <Skeleton shape="line" count={3} />
          </div>
        )}
      </div>
    </section>
  )
}

/** Text for an empty part. */
export const Nothing = ({ children }: { children: string }) => <p className="muted">{children}</p>
