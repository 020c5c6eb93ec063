import * as v from 'valibot'
import { errorMessage } from '../errors/message.ts'

export type FieldErrors = Readonly<Record<string, readonly string[]>>

const isMissing = (issue: v.BaseIssue<unknown>): boolean =>
  issue.kind === 'schema' && (issue.input === undefined || issue.input === null || issue.input === '')

// Schemas without a message of their own produce valibot's type messages, which users should not see.
const messageOf = (issue: v.BaseIssue<unknown>): string => {
  if (isMissing(issue)) return errorMessage('validation.required')
  return /^Invalid \w+: Expected/.test(issue.message) ? errorMessage('validation.invalid') : issue.message
}

/**
 * Collects validation errors by field, for forms and for the body of a 422: { "address.city": ["This field is required"] }. Errors of the whole body
 * use an empty key.
 */
export function fieldErrors(issues: readonly v.BaseIssue<unknown>[]): FieldErrors {
  const fields: Record<string, string[]> = Object.create(null)
  for (const issue of issues) {
    const field = v.getDotPath(issue) ?? ''
    const messages = (fields[field] ??= [])
    const message = messageOf(issue)
    if (!messages.includes(message)) messages.push(message)
  }
  return { ...fields }
}
