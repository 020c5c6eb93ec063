import * as v from 'valibot'
import { errorMessage } from '../errors/message.ts'

export type FieldErrors = Readonly<Record<string, readonly string[]>>

const isMissing = (issue: v.BaseIssue<unknown>): boolean =>
  issue.kind === 'schema' && (issue.input === undefined || issue.input === null || issue.input === '')

// A schema without a text of its own speaks valibot's English about types, which no person should read.
const messageOf = (issue: v.BaseIssue<unknown>): string => {
  if (isMissing(issue)) return errorMessage('validation.required')
  return /^Invalid \w+: Expected/.test(issue.message) ? errorMessage('validation.invalid') : issue.message
}

/**
 * What is wrong, by field, for a form and for the body of a 422 alike: { "address.city": ["This field is required"] }.
 * A fault of the whole body stands under the empty name.
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
