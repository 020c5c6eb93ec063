import { forgetHint, readCookie } from '@portico/shared/browser/cookies.ts'
import { rememberPath } from '@portico/shared/browser/redirect-path.ts'
import { sameOriginSend } from '@portico/shared/browser/same-origin-send.ts'
import { createCall, type Call } from '@portico/shared/calls/call.ts'
import { CallError } from '@portico/shared/errors/failures/call-error.ts'
import { isSessionLost } from '@portico/shared/errors/failures/session-lost.ts'
import { linkTo } from '@portico/shared/pages/link-to.ts'

/** Calls the API on the portal's own origin; throws every refusal, including a missing session. */
export const callWithoutRedirect: Call = createCall((request) => earlyAnswer(request) ?? sameOriginSend(request))

/** True if the session has ended, as opposed to, for example, a wrong password. */
export const isSignedOut = (error: unknown): boolean => error instanceof CallError && isSessionLost(error)

/** Redirects to the login, remembering the page, with a reason if there was a session before (SES-032, ERR-006). */
export function toLogin(): void {
  // The hint may be gone as well, where the browser cleared its cookies; a page that opened signed in still says why.
  const hadSession = readCookie('portico_is_auth') !== null || 'signedIn' in document.documentElement.dataset
  forgetHint()
  rememberPath(`${location.pathname}${location.search}`)
  location.assign(hadSession ? `${linkTo('login')}?ended=1` : linkTo('login'))
}

/** Calls the API for pages that need a session: without one, redirects to the login and never settles. */
export const browserCall: Call = async (endpoint, ...args) => {
  try {
    return await callWithoutRedirect(endpoint, ...args)
  } catch (error) {
    if (!isSignedOut(error)) throw error
    toLogin()
    return new Promise(() => {})
  }
}

declare global {
  interface Window {
    /** Requests already sent by the page's head (site/src/loading/inline-scripts.ts), by path. */
    porticoReads?: Map<string, Promise<Response>>
  }
}

/** Returns the response to a read that the page's head already requested, once; a write discards all of them, as they may be outdated. */
function earlyAnswer({ method, path }: { method: string; path: string }): Promise<Response> | undefined {
  const reads = window.porticoReads
  if (method !== 'GET') reads?.clear()
  const answer = reads?.get(path)
  reads?.delete(path)
  return answer
}
