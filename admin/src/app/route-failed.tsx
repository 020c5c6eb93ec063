import type { ErrorComponentProps } from '@tanstack/react-router'
import { FailedPage } from '../kernel/failed-page.tsx'

/** A page that failed says so and can be tried again; the rest of the app keeps working. */
export const RouteFailed = ({ error, reset }: ErrorComponentProps) => <FailedPage error={error} onRetry={reset} />
