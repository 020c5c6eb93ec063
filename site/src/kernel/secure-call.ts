import { confirmingCall } from '@portico/shared/browser/confirming-call.ts'
import { confirmations } from '@portico/shared/ui/confirmations.ts'
import { browserCall } from './browser-call.ts'

/** Calls the API for changes: if it requires the password again, a dialog asks for it and the call is repeated. */
export const secureCall = confirmingCall(browserCall, confirmations.ask)
