import * as v from 'valibot'
import { errorMessage } from '../errors/message.ts'

const invalidId = errorMessage('validation.invalid')

/** A record's id in a body. */
export const id = v.pipe(v.number(invalidId), v.safeInteger(invalidId), v.minValue(1, invalidId))

/** A record's id in a path or query, where it is text: digits only, which rejects 1e3 and 0x1. */
export const idParam = v.pipe(
  v.string(invalidId),
  v.regex(/^[1-9]\d{0,15}$/, invalidId),
  v.transform(Number),
  v.safeInteger(invalidId),
)

const invalidInteger = errorMessage('validation.integer')

/** A whole number, also as typed text (FRM-015). */
export const integer = v.pipe(
  v.union(
    [
      v.number(invalidInteger),
      v.pipe(v.string(), v.trim(), v.regex(/^-?\d{1,16}$/, invalidInteger), v.transform(Number)),
    ],
    invalidInteger,
  ),
  v.safeInteger(invalidInteger),
)

const invalidDouble = errorMessage('validation.double')

/** A decimal number, also as typed text: "12", "-0.5"; rejects "1e3", "0x1" and "Infinity" (FRM-015). */
export const double = v.pipe(
  v.union(
    [
      v.number(invalidDouble),
      v.pipe(v.string(), v.trim(), v.regex(/^-?(?:\d+(?:\.\d+)?|\.\d+)$/, invalidDouble), v.transform(Number)),
    ],
    invalidDouble,
  ),
  v.finite(invalidDouble),
)

/** A number from this minimum up (FRM-017). */
// @__NO_SIDE_EFFECTS__
export const minValue = (value: number) =>
  v.minValue<number, number, string>(value, errorMessage('validation.min_value', { value }))

/** A number up to this maximum (FRM-017). */
// @__NO_SIDE_EFFECTS__
export const maxValue = (value: number) =>
  v.maxValue<number, number, string>(value, errorMessage('validation.max_value', { value }))

/** 1 in progress, 2 success, 3 failed, 4 not started, 5 finished */
export const progressStatus = v.picklist([1, 2, 3, 4, 5])
