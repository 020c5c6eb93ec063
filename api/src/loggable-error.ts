import { DrizzleQueryError } from 'drizzle-orm/errors'
import postgres from 'postgres'

/** An error as logged: type, message, location in the code, and cause. */
export type LoggableError = {
  type: string
  message: string
  stack: string
  code?: string
  constraint?: string
  table?: string
  column?: string
  cause?: LoggableError
}

const deepest = 5
const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined

/**
 * Reduces an error to what may be logged. For a failed query: its statement, the database's code and message, and the names of constraint, table and
 * column, but no parameters, quoted values or rows. Properties not listed here are dropped from every error.
 */
export function loggableError(error: unknown, depth = 0): LoggableError {
  if (!(error instanceof Error))
    return { type: typeof error, message: depth === 0 && typeof error === 'string' ? error : 'no error', stack: '' }
  const { code } = error as { code?: unknown }
  const told: LoggableError = { type: error.constructor.name, message: messageOf(error), stack: framesOf(error) }
  const known = {
    code: textOf(code),
    ...(error instanceof postgres.PostgresError
      ? { constraint: error.constraint_name, table: error.table_name, column: error.column_name }
      : {}),
  }
  for (const [name, value] of Object.entries(known)) if (value !== undefined) Object.assign(told, { [name]: value })
  if (error.cause !== undefined && depth < deepest) told.cause = loggableError(error.cause, depth + 1)
  return told
}

/** The same in one line, for places that store only text. */
export function loggableMessage(error: unknown): string {
  const { message, cause } = loggableError(error)
  return cause ? `${message}: ${cause.message}` : message
}

function messageOf(error: Error): string {
  if (error instanceof DrizzleQueryError) return `Failed query: ${error.query}`
  // Class 22, invalid data: Postgres quotes it in the message.
  if (error instanceof postgres.PostgresError && error.code.startsWith('22'))
    return error.message.replace(/".*"/s, '"…"')
  return error.message
}

// A stack starts with the error's message, including parameters, so take only its frames.
const framesOf = (error: Error): string =>
  (error.stack ?? '')
    .split('\n')
    .filter((line) => /^ {4}at /.test(line))
    .join('\n')
