import { CallError } from '@portico/shared/errors/failures/call-error.ts'
import { ErrorState } from '@portico/shared/ui/error-state.tsx'
import { EmptyState } from '@portico/shared/ui/empty-state.tsx'
import { LinkButton } from '@portico/shared/ui/link-button.tsx'
import { useEffect } from 'react'
import { linkTo } from '@portico/shared/pages/link-to.ts'
import { callFailure, isMissing } from './call-failure.ts'

/**
 * Error view for data that failed to load: 404 redirects to not-found, a refusal shows its reason, anything else can be retried. Without a response it
 * retries by itself once the device is online.
 */
export function LoadFailed({
  error,
  onRetry,
  isPage,
}: {
  error: unknown
  onRetry: () => void
  /** the page has no other content */
  isPage?: boolean
}) {
  const missing = isMissing(error)
  useEffect(() => {
    if (missing) location.replace(linkTo('notFound'))
  }, [missing])
  useEffect(() => {
    if (error instanceof CallError) return undefined
    addEventListener('online', onRetry)
    return () => removeEventListener('online', onRetry)
  }, [error, onRetry])
  if (missing) return null
  if (error instanceof CallError && error.status === 403) {
    return (
      <EmptyState
        icon="lock"
        isPage={isPage}
        title="This course is not open to you"
        action={<LinkButton href={linkTo('learnerCourses')}>My courses</LinkButton>}
      >
        {error.message}
      </EmptyState>
    )
  }
  const reference = error instanceof CallError && error.request_id ? error.request_id : undefined
  return (
    <ErrorState isPage={isPage} onRetry={onRetry} requestId={reference}>
      {callFailure(error)}
    </ErrorState>
  )
}
