import * as v from 'valibot'
import { errorMessage } from '../errors/message.ts'
import { color, required, requiredText, slug } from '../schemas/text.ts'
import { id, integer, maxValue, minValue } from '../schemas/numbers.ts'
import { inOptions } from '../schemas/forms.ts'
import { isDay } from '../schemas/dates.ts'
import { hoursOfSubjects } from '../schemas/hours.ts'
import { isUrl, isWebUrl } from '../schemas/urls.ts'
import type { Field } from './resource.ts'

export type FieldValue = string | number | boolean | null | readonly number[]
type Schema = v.GenericSchema<unknown, FieldValue>

const invalid = errorMessage('validation.invalid')
const selected = errorMessage('validation.selected_value')
const mostRelated = 200

// A path of the portal itself: one leading slash, and nothing that a browser would read as another host.
const isOwnPath = (value: string): boolean => /^\/(?![/\\])[^\s<>"\\]*$/.test(value)
const isPicture = (value: string): boolean => isOwnPath(value) || (isUrl(value) && /^https?:/i.test(value))

const urlText = (isRight: (value: string) => boolean, message = errorMessage('validation.url')) =>
  v.pipe(
    v.string(errorMessage('validation.required')),
    v.trim(),
    v.nonEmpty(errorMessage('validation.required')),
    v.maxLength(2_000, errorMessage('validation.max', { length: 2_000 })),
    v.check(isRight, message),
  )

const optionalText = (max: number) =>
  v.pipe(v.string(invalid), v.trim(), v.maxLength(max, errorMessage('validation.max', { length: max })))

// One-line text has no line breaks, and no text has the zero byte, which the database would reject.
const written = (text: ReturnType<typeof optionalText> | ReturnType<typeof requiredText>, lines: boolean) =>
  v.pipe(
    text,
    v.check((value) => (lines ? !value.includes('\u0000') : !/\p{Cc}/u.test(value)), invalid),
  )

const clock = v.pipe(
  v.string(errorMessage('validation.required')),
  v.nonEmpty(errorMessage('validation.required')),
  v.regex(/^\d{4}-\d\d-\d\dT(?:[01]\d|2[0-3]):[0-5]\d$/, invalid),
  v.check((value) => isDay(value.slice(0, 10)), invalid),
)

const day = v.pipe(
  v.string(errorMessage('validation.required')),
  v.nonEmpty(errorMessage('validation.required')),
  v.check(isDay, invalid),
)

/** Schema for a value of this field, with the rules and texts that all forms share; does not decide whether the value may be missing. */
export function valueSchema(field: Field): Schema {
  switch (field.kind) {
    case 'text': {
      const text = written(field.required ? requiredText(field.max) : optionalText(field.max), field.lines === true)
      const { least_parts = 0 } = field
      const parts = (value: string) => new Set(value.split(',').flatMap((part) => part.trim().toLowerCase() || [])).size
      return v.pipe(
        text,
        v.check((value) => parts(value) >= least_parts, errorMessage('validation.parts')),
      )
    }
    case 'rich_text':
      return written(field.required ? requiredText(field.max) : optionalText(field.max), true)
    case 'slug':
      return slug
    case 'link':
      if (field.of_web) return urlText(isWebUrl)
      return urlText((value) => isUrl(value) || isOwnPath(value), errorMessage('validation.invalid_url'))
    case 'image':
      return urlText(isPicture)
    case 'color':
      return color
    case 'clock':
      return clock
    case 'day':
      return day
    case 'hours':
      return hoursOfSubjects
    case 'number':
      return v.pipe(integer, minValue(field.min), maxValue(field.max))
    case 'money':
      return v.pipe(integer, minValue(0), maxValue(field.max_cents))
    case 'boolean':
      return v.boolean(invalid)
    case 'choice':
      return inOptions(field.options, 'value')
    case 'relation': {
      const one = v.pipe(
        required(),
        v.check((value) => v.is(id, value), selected),
        v.transform(Number),
      )
      return field.many
        ? v.pipe(
            v.array(one, selected),
            v.maxLength(mostRelated, selected),
            v.transform((ids) => [...new Set(ids)]),
          )
        : one
    }
  }
}

/** Whether a field can be cleared with null (OP-122). */
export const mayBeNull = (field: Field): boolean =>
  !field.required && field.kind !== 'boolean' && !(field.kind === 'relation' && field.many)
/** Whether an entry can be created without it. */
export const mayBeMissing = (field: Field): boolean => !field.required || 'default' in field || field.kind === 'slug'

/** Schema for the value in a response. */
export function outputSchema(field: Field): Schema {
  switch (field.kind) {
    case 'number':
    case 'money':
      return field.required ? v.number() : v.nullable(v.number())
    case 'boolean':
      return v.boolean()
    case 'choice':
      return v.nullable(v.union([v.string(), v.number()]))
    case 'relation':
      return field.many ? v.array(v.number()) : v.nullable(v.number())
    default:
      return v.nullable(v.string())
  }
}
