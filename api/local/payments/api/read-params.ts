import * as v from 'valibot'
import { badRequest } from './api-error.ts'
import type { ApiError } from './api-error.ts'

/** Validates a form against a call's schema; the first problem becomes Stripe's error for that parameter. */
export function readParams<S extends v.GenericSchema>(schema: S, form: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, form, { abortEarly: true })
  if (result.success) return result.output
  throw paramError(result.issues[0])
}

function paramError(issue: v.BaseIssue<unknown>): ApiError {
  const param = paramName(issue)
  if (issue.type === 'strict_object' && issue.expected === 'never')
    return badRequest(`Received unknown parameter: ${param} (or one that the local payment service does not support)`, {
      code: 'parameter_unknown',
      param,
    })
  if (issue.type === 'strict_object' && issue.received === 'undefined')
    return badRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param })
  return badRequest(issue.message, { code: codeOf(issue.message), param })
}

function codeOf(message: string): string {
  if (message.startsWith('Invalid integer')) return 'parameter_invalid_integer'
  if (message.startsWith('You passed an empty string')) return 'parameter_invalid_empty'
  if (message === 'Not a valid URL') return 'url_invalid'
  if (message.startsWith('Invalid email')) return 'email_invalid'
  return 'parameter_invalid'
}

function paramName(issue: v.BaseIssue<unknown>): string {
  const [head, ...rest] = (issue.path ?? []).map((step) => String(step.key))
  return (head ?? '') + rest.map((key) => `[${key}]`).join('')
}
