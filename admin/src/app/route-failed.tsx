import type { ErrorComponentProps } from '@tanstack/react-router'
import { FailedPage } from '../kernel/failed-page.tsx'

/** Shows that a page failed, with a retry button; the rest of the app keeps working. */
export const RouteFailed = ({ error, reset }: ErrorComponentProps) => <FailedPage error={error} onRetry={reset} />
