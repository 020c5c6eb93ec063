import { DrizzleQueryError } from 'drizzle-orm/errors'
import postgres from 'postgres'

/** An error as the log keeps it: its type, message, place in the code, and cause. */
export type LoggedError = {
  type: string
  message: string
  stack: string
  code?: string
  constraint?: string
  table?: string
  column?: string
  cause?: LoggedError
}

const deepest = 5
const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined

/**
 * What may be logged of an error. Of a failed query that is its statement, the database's code and message and the names of constraint, table
 * and column: no parameters, no quoted values, no row. Properties that nobody listed here are left out of every error.
 */
export function withoutParameters(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error))
    return { type: typeof error, message: depth === 0 && typeof error === 'string' ? error : 'no error', stack: '' }
  const { code } = error as { code?: unknown }
  const told: LoggedError = { type: error.constructor.name, message: messageOf(error), stack: framesOf(error) }
  const known = {
    code: textOf(code),
    ...(error instanceof postgres.PostgresError
      ? { constraint: error.constraint_name, table: error.table_name, column: error.column_name }
      : {}),
  }
  for (const [name, value] of Object.entries(known)) if (value !== undefined) Object.assign(told, { [name]: value })
  if (error.cause !== undefined && depth < deepest) told.cause = withoutParameters(error.cause, depth + 1)
  return told
}

/** The same in one line, for places that keep a text only. */
export function messageWithoutParameters(error: unknown): string {
  const { message, cause } = withoutParameters(error)
  return cause ? `${message}: ${cause.message}` : message
}

function messageOf(error: Error): string {
  if (error instanceof DrizzleQueryError) return `Failed query: ${error.query}`
  // Class 22, data that does not fit: Postgres quotes it.
  if (error instanceof postgres.PostgresError && error.code.startsWith('22'))
    return error.message.replace(/".*"/s, '"…"')
  return error.message
}

// A stack begins with the error's message, parameters included: only its frames are taken.
const framesOf = (error: Error): string =>
  (error.stack ?? '')
    .split('\n')
    .filter((line) => /^ {4}at /.test(line))
    .join('\n')
