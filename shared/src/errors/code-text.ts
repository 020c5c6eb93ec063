import { errorCatalog, type ErrorCode } from './catalog.ts'
import { errorMessage } from './message.ts'

const isCode = (code: unknown): code is ErrorCode => typeof code === 'string' && Object.hasOwn(errorCatalog, code)
const isValue = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number'

/**
 * Message for a code that came with an event, its braces filled with the event's params; a code unknown to this page gets a general message
 * (NTF-011).
 */
export function codeText({ code, params }: { code?: unknown; params?: unknown }): string {
  const given = Object.entries(params ?? {}).filter((entry): entry is [string, string | number] => isValue(entry[1]))
  return isCode(code) ? errorMessage(code, Object.fromEntries(given)) : errorMessage('enrollments.failed')
}
