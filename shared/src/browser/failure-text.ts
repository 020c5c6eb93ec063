import { CallError } from '../errors/failures/call-error.ts'
import { errorMessage } from '../errors/message.ts'

/** Message for a failed call: the refusal's own, or a general one if there was no response or the server failed (ERR-001, ERR-004). */
export function failureText(error: unknown): string {
  if (error instanceof CallError && error.code !== null && error.code !== 'general.internal') return error.message
  return errorMessage(error instanceof CallError ? 'general.internal' : unansweredCode())
}

/** Code for a call without a response: the device is offline, or the service is. */
export const unansweredCode = (): 'general.offline' | 'general.unavailable' =>
  navigator.onLine === false ? 'general.offline' : 'general.unavailable'

/** Request id by which support finds the failed request. */
export const referenceOf = (error: unknown): string | undefined =>
  error instanceof CallError ? (error.request_id ?? undefined) : undefined
