import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'

/**
 * A loading error: what happened and a retry button; `requestId` helps support find it. With `isPage` it is the whole page and renders the page
 * heading.
 */
export function ErrorState({
  title = 'This couldn’t be loaded',
  isPage,
  children,
  onRetry,
  requestId,
}: {
  title?: string | undefined
  isPage?: boolean | undefined
  children?: ReactNode | undefined
  onRetry?: (() => void) | undefined
  requestId?: string | undefined
}) {
  const Heading = isPage ? 'h1' : 'h2'
  return (
    <div className="state" role="alert">
      <Icon name="warning" />
      <Heading>{title}</Heading>
      <p>{children ?? 'Please check your connection and try again.'}</p>
      {onRetry ? (
        <Button kind="secondary" icon="refresh" onClick={onRetry}>
          Try again
        </Button>
      ) : null}
      {requestId ? <p className="small">Reference {requestId}</p> : null}
    </div>
  )
}
