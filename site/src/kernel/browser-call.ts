import { forgetHint, readCookie } from '@portico/shared/browser/cookies.ts'
import { rememberPath } from '@portico/shared/browser/redirect-path.ts'
import { sameOriginSend } from '@portico/shared/browser/same-origin-send.ts'
import { createCall, type Call } from '@portico/shared/calls/call.ts'
import { CallError } from '@portico/shared/errors/call-error.ts'
import { isSessionLost } from '@portico/shared/errors/session-lost.ts'
import { linkTo } from '@portico/shared/pages/link-to.ts'
import { earlyAnswer } from './early-answer.ts'

/** The API on the portal's own origin; every refusal is thrown, a missing session too. */
export const quietCall: Call = createCall((request) => earlyAnswer(request) ?? sameOriginSend(request))

/** Whether the refusal means that the session has ended, as opposed to a wrong password. */
export const isSignedOut = (error: unknown): boolean => error instanceof CallError && isSessionLost(error)

/** Without a session: to the login, with the way back remembered, and the reason when there had been one (SES-032, ERR-006). */
export function toLogin(): void {
  const hadSession = readCookie('portico_is_auth') !== null
  forgetHint()
  rememberPath(`${location.pathname}${location.search}`)
  location.assign(hadSession ? `${linkTo('login')}?ended=1` : linkTo('login'))
}

/** The API for pages that need a session: without one the page goes to the login and the promise never settles. */
export const browserCall: Call = async (endpoint, ...args) => {
  try {
    return await quietCall(endpoint, ...args)
  } catch (error) {
    if (!isSignedOut(error)) throw error
    toLogin()
    return new Promise(() => {})
  }
}
