import { failureText, referenceOf } from '@portico/shared/browser/failure-text.ts'
import { CallError } from '@portico/shared/errors/call-error.ts'
import { EmptyState } from '@portico/shared/ui/empty-state.tsx'
import { ErrorState } from '@portico/shared/ui/error-state.tsx'
import { useWindowTitle } from './window-title.ts'

type Failed = { error: unknown; onRetry: () => void }

/** A page that cannot be shown says which it is: there is no such thing, it is not this person's, or it failed and can be tried again. */
export function FailedPage({ error, onRetry }: Failed) {
  const status = error instanceof CallError ? error.status : null
  if (status === 404)
    return (
      <Refused icon="search" title="Not found">
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

function Refused({ icon, title, children }: { icon: 'search' | 'lock'; title: string; children: string }) {
  useWindowTitle(title)
  return (
    <EmptyState isPage icon={icon} title={title}>
      {children}
    </EmptyState>
  )
}

function Failure({ error, onRetry }: Failed) {
  const title = 'This couldn’t be loaded'
  useWindowTitle(title)
  return (
    <ErrorState isPage title={title} onRetry={onRetry} requestId={referenceOf(error)}>
      {failureText(error)}
    </ErrorState>
  )
}
