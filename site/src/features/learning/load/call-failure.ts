import { CallError } from '@portico/shared/errors/failures/call-error.ts'
import type { ErrorCode } from '@portico/shared/errors/catalog.ts'
import { unansweredCode } from '@portico/shared/browser/failure-text.ts'
import { errorMessage } from '@portico/shared/errors/message.ts'

/** Text for a failed call: the refusal's own sentence, or `otherwise` if the server did not respond or had an error. */
export function callFailure(error: unknown, otherwise?: ErrorCode): string {
  if (error instanceof CallError && error.code !== null && error.status < 500) return error.message
  return errorMessage(otherwise ?? (error instanceof CallError ? 'general.unavailable' : unansweredCode()))
}

/** A failed start or finish leaves the status unchanged, and the message says so (LRN-021). */
export const startFailure = (error: unknown): string => callFailure(error, 'learning.start_failed')
export const finishFailure = (error: unknown): string => callFailure(error, 'learning.finish_failed')

/** `item` is called as within a sentence, such as “exam”. Its answers were saved one by one before. */
export const submitFailure = (error: unknown, item: string): string =>
  callFailure(error, 'exams.not_submitted').replace('{item}', item)

/** For text that stays in this browser until it is sent. */
export const keptFailure = (error: unknown): string => `${callFailure(error)} Your text is still here.`

export const timeOverFailure = (error: unknown): string => callFailure(error, 'exams.time_over')

export const isCode = (error: unknown, code: ErrorCode): boolean => error instanceof CallError && error.code === code
export const isMissing = (error: unknown): boolean => error instanceof CallError && error.status === 404
