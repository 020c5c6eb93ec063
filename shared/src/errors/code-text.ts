import { errorCatalog, type ErrorCode } from './catalog.ts'
import { errorMessage } from './message.ts'

const isCode = (code: unknown): code is ErrorCode => typeof code === 'string' && Object.hasOwn(errorCatalog, code)
const isValue = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number'

/** The sentence of a code that came with an event, its braces filled with what came beside it; a code that this page does not know is said in general (NTF-011). */
export function codeText({ code, params }: { code?: unknown; params?: unknown }): string {
  const given = Object.entries(params ?? {}).filter((entry): entry is [string, string | number] => isValue(entry[1]))
  return isCode(code) ? errorMessage(code, Object.fromEntries(given)) : errorMessage('enrollments.failed')
}
