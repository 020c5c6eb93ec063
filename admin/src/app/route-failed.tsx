import { failureText, referenceOf } from '@portico/shared/browser/failure-text.ts'
import { ErrorState } from '@portico/shared/ui/error-state.tsx'
import type { ErrorComponentProps } from '@tanstack/react-router'

/** A page that failed says so and can be tried again; the rest of the app keeps working. */
export function RouteFailed({ error, reset }: ErrorComponentProps) {
  return (
    <ErrorState isPage onRetry={reset} requestId={referenceOf(error)}>
      {failureText(error)}
    </ErrorState>
  )
}
