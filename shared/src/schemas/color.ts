import * as v from 'valibot'
import { errorMessage } from '../errors/message.ts'

const hex = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i
const variable = /^var\(--[a-z\d-]{1,60}\)$/i
const call = /^(?:rgb|hsl)a?\([\d\s.,%/+-]{1,60}(?:deg[\d\s.,%/]{1,40})?\)$/i

/** A color that starts with #, var(--, rgb or hsl and closes its parentheses, since it is inserted into a style sheet unchanged (FRM-029). */
export const isColor = (value: string): boolean => hex.test(value) || variable.test(value) || call.test(value)

export const color = v.pipe(
  v.string(errorMessage('validation.required')),
  v.trim(),
  v.nonEmpty(errorMessage('validation.required')),
  v.check(isColor, errorMessage('validation.color')),
)
