import * as v from 'valibot'
import { errorMessage } from '../errors/message.ts'
import { fieldIssue, type Fields } from './field-issue.ts'

/** A field that must equal another one (FRM-024). */
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
