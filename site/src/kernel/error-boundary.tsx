import { errorMessage } from '@portico/shared/errors/message.ts'
import { ErrorState } from '@portico/shared/ui/error-state.tsx'
import { Component, type ReactNode } from 'react'

/** Shows an error state with a link after a programming error inside a page, never an empty page. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children
    return (
      <ErrorState title="Something went wrong on this page" onRetry={() => location.reload()}>
        {errorMessage('general.internal')}
      </ErrorState>
    )
  }
}
