import { failureText, referenceOf } from '@portico/shared/browser/failure-text.ts'
import { CallError } from '@portico/shared/errors/failures/call-error.ts'
import { FailurePageError } from '@portico/shared/errors/failures/failure-page-error.ts'
import { EmptyState } from '@portico/shared/ui/empty-state.tsx'
import { ErrorState } from '@portico/shared/ui/error-state.tsx'
import type { ReactNode } from 'react'
import { useWindowTitle } from './window-title.ts'

/** Name of the kind of entry, such as a tag, and the link to the list of all of them. */
type Entry = { readonly singular: string; readonly list: ReactNode }
type Failed = { error: unknown; onRetry: () => void; entry?: Entry | undefined }

/** Shows why a page cannot open: the entry is gone, the user lacks permission, or loading failed and can be retried. */
export function FailedPage({ error, onRetry, entry }: Failed) {
  if (error instanceof FailurePageError) return <NamedPage page={error.page} onRetry={onRetry} />
  const status = error instanceof CallError ? error.status : null
  if (status === 404)
    return (
      <Refused
        icon="search"
        title={entry ? `This ${entry.singular} no longer exists` : 'Not found'}
        action={entry?.list}
      >
        It may have been deleted, or the link may be wrong.
      </Refused>
    )
  if (status === 403)
    return (
      <Refused icon="lock" title="You don’t have access to this page">
        {failureText(error)}
      </Refused>
    )
  return <Failure error={error} onRetry={onRetry} />
}

/** Shown if data that every page needs could not be loaded: the specification's wording, with a retry button where it has one (ERR-015…018). */
function NamedPage({ page, onRetry }: { page: FailurePageError['page']; onRetry: () => void }) {
  useWindowTitle(page.message)
  return (
    <ErrorState isPage title={page.message} onRetry={page.has_button ? onRetry : undefined}>
      {`Error ${page.status}`}
    </ErrorState>
  )
}

function Refused({
  icon,
  title,
  action,
  children,
}: {
  icon: 'search' | 'lock'
  title: string
  action?: ReactNode
  children: string
}) {
  useWindowTitle(title)
  return (
    <EmptyState isPage icon={icon} title={title} action={action}>
      {children}
    </EmptyState>
  )
}

function Failure({ error, onRetry }: Omit<Failed, 'entry'>) {
  const title = 'This couldn’t be loaded'
  useWindowTitle(title)
  return (
    <ErrorState isPage title={title} onRetry={onRetry} requestId={referenceOf(error)}>
      {failureText(error)}
    </ErrorState>
  )
}
