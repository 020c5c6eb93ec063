import type { Call } from '@portico/shared/calls/call.ts'
import { browserCall, quietCall } from '../../kernel/browser-call.ts'

let inPage: Call | null = null

/** From now on this document answers the learner's calls itself: it shows a preview, which the server keeps nothing of. */
export function answerInPage(call: Call): void {
  inPage = call
}

/** The learner's calls: to the API, or within a preview to the page. */
export const learnerCall: Call = (endpoint, ...args) => (inPage ?? browserCall)(endpoint, ...args)
/** The same, for callers that handle a lost session themselves. */
export const quietLearnerCall: Call = (endpoint, ...args) => (inPage ?? quietCall)(endpoint, ...args)
