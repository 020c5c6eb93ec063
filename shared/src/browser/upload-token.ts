import { csrfToken } from './csrf-token.ts'

type Request = { setHeader: (name: string, value: string) => void }
type Response = { getStatus: () => number }
type Failure = { originalResponse: Response | null }

const refused = 419
/** Told that something else is writing: a moment later it is not. */
const passing: readonly number[] = [409, 423]

/**
 * Options of an upload by tus-js-client: the CSRF token with each request, once requested anew when it is refused, since it belongs to
 * a session that another tab may have replaced. What else is tried again is the library's own rule.
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
      return (status < 400 || status >= 500 || passing.includes(status)) && navigator.onLine
    },
  }
}
