import { CallError } from '../errors/call-error.ts'
import { errorMessage } from '../errors/message.ts'

/** What to say when a call failed: the refusal's own sentence; a general one when nothing answered or the server broke (ERR-001, ERR-004). */
export function failureText(error: unknown): string {
  if (error instanceof CallError && error.code !== null && error.code !== 'general.internal') return error.message
  return errorMessage(error instanceof CallError ? 'general.internal' : 'general.unavailable')
}

/** The number under which support finds the failed request. */
export const referenceOf = (error: unknown): string | undefined =>
  error instanceof CallError ? (error.request_id ?? undefined) : undefined
