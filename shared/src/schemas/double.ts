import * as v from 'valibot'
import { errorMessage } from '../errors/message.ts'

const invalid = errorMessage('validation.double')

/** A decimal number, also as typed text: "12", "-0.5"; rejects "1e3", "0x1" and "Infinity" (FRM-015). */
export const double = v.pipe(
  v.union(
    [
      v.number(invalid),
      v.pipe(v.string(), v.trim(), v.regex(/^-?(?:\d+(?:\.\d+)?|\.\d+)$/, invalid), v.transform(Number)),
    ],
    invalid,
  ),
  v.finite(invalid),
)
