import * as v from 'valibot'
import { errorMessage } from '../errors/message.ts'

/** Whether a field is filled in: not null, not empty, not an empty list (FRM-013). */
export const isFilled = (value: unknown): boolean =>
  value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)

export const requiredMessage = (name?: string): string =>
  name === undefined ? errorMessage('validation.required') : errorMessage('validation.required_named', { name })

/** A required value of any type; if the field has a name, the message includes it (FRM-013, FRM-031, FRM-032). */
export const required = (name?: string) => v.pipe(v.unknown(), v.check(isFilled, requiredMessage(name)))
