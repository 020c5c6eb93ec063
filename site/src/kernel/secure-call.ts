import { confirmingCall } from '@portico/shared/browser/confirming-call.ts'
import { confirmations } from '@portico/shared/ui/confirmations.ts'
import { browserCall } from './browser-call.ts'

/** The API for what the page changes: where it wants the password again, the dialog asks and the call is repeated. */
export const secureCall = confirmingCall(browserCall, confirmations.ask)
