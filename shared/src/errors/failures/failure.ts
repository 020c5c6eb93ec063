import { CallError } from './call-error.ts'
import { errorCatalog, type ErrorCode } from '../catalog.ts'

/** A failed call or a broken page, as far as known: the response's status and message, a message in its data, the error's own. */
export type Failure = {
  /** null without a response */
  readonly status: number | null
  readonly code: ErrorCode | null
  readonly message: string | null
  readonly data_message: string | null
  readonly own_message: string | null
  readonly params: Readonly<Record<string, string | number>>
}

const emptyFailure: Failure = {
  status: null,
  code: null,
  message: null,
  data_message: null,
  own_message: null,
  params: {},
}
const textOrNull = (value: unknown): string | null => (typeof value === 'string' && value.trim() !== '' ? value : null)
const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}

/** Reads any thrown value. A refusal by our API has all fields; a foreign response is read as far as possible. */
export function failureOf(error: unknown): Failure {
  if (error instanceof CallError)
    return {
      ...emptyFailure,
      status: error.status,
      code: error.code,
      params: error.params,
      ...(error.code === null ? { own_message: textOrNull(error.message) } : { message: textOrNull(error.message) }),
    }
  const { status, body, message } = record(error)
  const { data, error: inner, message: outer } = record(body)
  const given = record(inner)
  const code = textOrNull(given.code)
  return {
    ...emptyFailure,
    status: typeof status === 'number' ? status : null,
    code: code !== null && Object.hasOwn(errorCatalog, code) ? (code as ErrorCode) : null,
    message: textOrNull(given.message) ?? textOrNull(outer),
    data_message: textOrNull(record(data).message),
    own_message: textOrNull(message),
  }
}
