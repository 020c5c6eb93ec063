import * as v from 'valibot'
import { errorMessage } from '../errors/message.ts'
import { isFilled, requiredMessage } from './text.ts'

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

/** Form fields, for rules that compare two of them. */
export type Fields = Record<string, unknown>

/** Creates the issue that a whole-form rule reports for one field. */
export const fieldIssue = (fields: Fields, field: string, message: string) => ({
  message,
  path: [{ type: 'object' as const, origin: 'value' as const, input: fields, key: field, value: fields[field] }] as [
    { type: 'object'; origin: 'value'; input: Fields; key: string; value: unknown },
  ],
})

/** A field that must equal another one (FRM-024). */
// @__NO_SIDE_EFFECTS__
export const equalTo = <T extends Fields>({
  field,
  other,
  message = errorMessage('validation.equal_to', { name: other }),
}: {
  field: keyof T & string
  other: keyof T & string
  message?: string
}) =>
  v.rawCheck<T>(({ dataset, addIssue }) => {
    const fields = (dataset.value ?? {}) as Fields
    if (fields[field] !== fields[other]) addIssue(fieldIssue(fields, field, message))
  })

/** A field that is required if another one has a given value (FRM-025). */
// @__NO_SIDE_EFFECTS__
export const requiredIf = <T extends Fields>({
  field,
  other,
  is,
}: {
  field: keyof T & string
  other: keyof T & string
  is: unknown
}) =>
  v.rawCheck<T>(({ dataset, addIssue }) => {
    const fields = (dataset.value ?? {}) as Fields
    if (fields[other] === is && !isFilled(fields[field])) addIssue(fieldIssue(fields, field, requiredMessage()))
  })

/** A value that one of the options has under this key, with the same type (FRM-027). */
// @__NO_SIDE_EFFECTS__
export const inOptions = <O extends Readonly<Record<string, unknown>>>(options: readonly O[], key: keyof O & string) =>
  v.picklist(
    options.map((option) => option[key]).filter((value) => typeof value === 'string' || typeof value === 'number'),
    errorMessage('validation.selected_value'),
  )

const isNumberOfDays = (days: string): boolean => /^[1-9]\d{0,3}$/.test(days) && Number(days) <= 3_650

/** Due date for an enrollment: the course's default, a number of days from now, or a fixed day. */
export const dueDateInput = v.pipe(
  v.object({ kind: v.picklist(['course', 'days', 'day']), days: v.string(), day: v.string() }),
  requiredIf({ field: 'days', other: 'kind', is: 'days' }),
  requiredIf({ field: 'day', other: 'kind', is: 'day' }),
  v.forward(
    v.partialCheck(
      [['kind'], ['days']],
      ({ kind, days }) => kind !== 'days' || days === '' || isNumberOfDays(days),
      errorMessage('validation.integer_between', { least: 1, most: '3,650' }),
    ),
    ['days'],
  ),
)
export type DueDateInput = v.InferOutput<typeof dueDateInput>

/** Returns the validation errors, keyed by the field names of the API call. */
export function dueDateErrors(due: DueDateInput): { due_days?: string; due_on?: string } {
  const { days, day } = fieldErrors(v.safeParse(dueDateInput, due).issues ?? [])
  return { ...(days?.[0] ? { due_days: days[0] } : {}), ...(day?.[0] ? { due_on: day[0] } : {}) }
}
