import * as v from 'valibot'
import { errorMessage } from '../errors/message.ts'

const invalid = errorMessage('validation.integer')

/** A whole number, also as typed text (FRM-015). */
export const integer = v.pipe(
  v.union(
    [v.number(invalid), v.pipe(v.string(), v.trim(), v.regex(/^-?\d{1,16}$/, invalid), v.transform(Number))],
    invalid,
  ),
  v.safeInteger(invalid),
)
