import type { Call } from '../calls/call.ts'
import { CallError } from '../errors/call-error.ts'

/**
 * The same call, which asks for the password or a passkey when the API wants it again, and is then repeated as it was. `confirm` resolves
 * true once that was given; when it was not, the refusal reaches the caller, whose form keeps what was typed.
 */
export const confirmingCall =
  (call: Call, confirm: () => Promise<boolean>): Call =>
  async (endpoint, ...args) => {
    try {
      return await call(endpoint, ...args)
    } catch (error) {
      if (!(error instanceof CallError) || error.code !== 'session.confirm_needed' || !(await confirm())) throw error
      return call(endpoint, ...args)
    }
  }
