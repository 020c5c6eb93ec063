import * as v from 'valibot'
import { fieldIssue, type Fields } from './field-issue.ts'
import { isFilled, requiredMessage } from './required.ts'

/** A field that is required if another one has a given value (FRM-025). */
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
