import * as v from 'valibot'
import { errorMessage } from '../errors/message.ts'

const invalid = errorMessage('validation.invalid')

/** A record's id in a body. */
export const id = v.pipe(v.number(invalid), v.safeInteger(invalid), v.minValue(1, invalid))

/** A record's id in a path or query, where it is text: digits only, which rejects 1e3 and 0x1. */
export const idParam = v.pipe(
  v.string(invalid),
  v.regex(/^[1-9]\d{0,15}$/, invalid),
  v.transform(Number),
  v.safeInteger(invalid),
)
