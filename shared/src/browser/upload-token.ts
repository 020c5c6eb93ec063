import { csrfToken } from './csrf-token.ts'

type Request = { setHeader: (name: string, value: string) => void }
type Response = { getStatus: () => number }
type Failure = { originalResponse: Response | null }

const refused = 419
/** Another request is writing right now; a retry a moment later works. */
const retryableStatuses: readonly number[] = [409, 423]

/**
 * Options for an upload by tus-js-client: sends the CSRF token with each request and fetches a new one once if it is rejected, because another tab
 * may have replaced the session. Otherwise follows the library's own retry rule.
 */
export function uploadToken() {
  let isRefused = false
  let wasRenewed = false
  return {
    onBeforeRequest: async (request: Request) => {
      request.setHeader('X-Xsrf-Token', await csrfToken(isRefused))
      isRefused = false
    },
    onShouldRetry: ({ originalResponse }: Failure): boolean => {
      const status = originalResponse?.getStatus() ?? 0
      if (status === refused && !wasRenewed) {
        isRefused = wasRenewed = true
        return true
      }
      return (status < 400 || status >= 500 || retryableStatuses.includes(status)) && navigator.onLine
    },
  }
}
