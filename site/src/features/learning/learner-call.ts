import type { Call } from '@portico/shared/calls/call.ts'
import { browserCall, callWithoutRedirect } from '../../kernel/browser-call.ts'

let inPage: Call | null = null

/** From now on the page itself answers the learner's calls: it shows a preview, of which the server stores nothing. */
export function answerInPage(call: Call): void {
  inPage = call
}

/** The learner's calls: sent to the API or, in a preview, answered by the page. */
export const learnerCall: Call = (endpoint, ...args) => (inPage ?? browserCall)(endpoint, ...args)
/** The same for callers that handle a lost session themselves. */
export const learnerCallWithoutRedirect: Call = (endpoint, ...args) =>
  (inPage ?? callWithoutRedirect)(endpoint, ...args)
