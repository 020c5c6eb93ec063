import type { Call } from '../calls/call.ts'
import { CallError } from '../errors/failures/call-error.ts'

/**
 * Wraps a call: if the API requires confirmation again, asks for the password or a passkey and repeats the call unchanged. `confirm` resolves true on
 * success; otherwise the refusal reaches the caller, whose form keeps its input.
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
