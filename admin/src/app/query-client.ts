import { CallError } from '@portico/shared/errors/failures/call-error.ts'
import { QueryClient } from '@tanstack/react-query'

// Retries only if the API failed to respond or returned a 5xx; any other refusal would be the same again.
const mayRetry = (count: number, error: unknown): boolean =>
  count < 2 && !(error instanceof CallError && error.status < 500)

/** Shows cached data at once when a page is reopened, and refetches it in the background. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { staleTime: 5_000, retry: mayRetry }, mutations: { retry: false } },
})
