import { errorMessage } from '../message.ts'
import type { Failure } from './failure.ts'
import { messageKeys } from '../message-keys.ts'

const isKey = (message: string): message is keyof typeof messageKeys => Object.hasOwn(messageKeys, message)

/** Turns message keys into their catalog message; returns unknown messages unchanged (ERR-003). */
export const translated = (message: string): string => (isKey(message) ? errorMessage(messageKeys[message]) : message)

/**
 * Message of a failed call for people: the response's, else one in its data, else the error's own (ERR-001); without any, 'Resource not found!' for a
 * 404 (ERR-002), the portal's phone for a server error (ERR-005), or the general message (ERR-004).
 */
export function failureMessage(failure: Failure, { support_phone }: { support_phone: string | null }): string {
  const { status, code, message, data_message, own_message } = failure
  const isBroken = status !== null && status >= 500 && (code === null || code === 'general.internal')
  if (isBroken && support_phone !== null) return errorMessage('general.server_error', { phone: support_phone })
  if (status === 404 && message === null && data_message === null) return errorMessage('general.not_found')
  return translated(message ?? data_message ?? own_message ?? 'somethingWentWrong')
}
