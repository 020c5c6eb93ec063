import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'

/** Loading failed: what happened and a way to try again; `requestId` helps support find it. */
export function ErrorState({
  title = 'This couldn’t be loaded',
  children,
  onRetry,
  requestId,
}: {
  title?: string | undefined
  children?: ReactNode | undefined
  onRetry?: (() => void) | undefined
  requestId?: string | undefined
}) {
  return (
    <div className="state" role="alert">
      <Icon name="warning" />
      <h2>{title}</h2>
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
