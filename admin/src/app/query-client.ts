import { CallError } from '@portico/shared/contract/call.ts'
import { QueryClient } from '@tanstack/react-query'

// A refusal stays one however often it is asked for; only an API that did not answer is asked again.
const mayRetry = (count: number, error: unknown): boolean =>
  count < 2 && !(error instanceof CallError && error.status < 500)

/** What was read is shown at once when it is opened again, and read anew behind it. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { staleTime: 5_000, retry: mayRetry }, mutations: { retry: false } },
})
