import * as v from 'valibot'
import { errorMessage } from '../errors/message.ts'

export type FieldErrors = Readonly<Record<string, readonly string[]>>

const isMissing = (issue: v.BaseIssue<unknown>): boolean =>
  issue.kind === 'schema' && (issue.input === undefined || issue.input === null || issue.input === '')

// A schema without a text of its own has valibot's message about types, which people should not see.
const messageOf = (issue: v.BaseIssue<unknown>): string => {
  if (isMissing(issue)) return errorMessage('validation.required')
  return /^Invalid \w+: Expected/.test(issue.message) ? errorMessage('validation.invalid') : issue.message
}

/**
 * What is wrong, by field, for a form and for the body of a 422 alike: { "address.city": ["This field is required"] }.
 * An error of the whole body has the empty name.
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
