import { CallError } from '@portico/shared/errors/call-error.ts'
import { QueryClient } from '@tanstack/react-query'

// A refusal does not change by asking again; only an API that did not answer is asked again.
const mayRetry = (count: number, error: unknown): boolean =>
  count < 2 && !(error instanceof CallError && error.status < 500)

/** Cached data is shown at once when a page is opened again, and refetched in the background. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { staleTime: 5_000, retry: mayRetry }, mutations: { retry: false } },
})
