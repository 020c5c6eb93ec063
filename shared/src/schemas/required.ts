import * as v from 'valibot'
import { errorMessage } from '../errors/message.ts'

/** Whether a field is filled in: not null, not empty, not a list without entries (FRM-013). */
export const isFilled = (value: unknown): boolean =>
  value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)

export const requiredMessage = (name?: string): string =>
  name === undefined ? errorMessage('validation.required') : errorMessage('validation.required_named', { name })

/** A value that must be there, of whatever kind; with the field's name in the sentence where it has one (FRM-013, FRM-031, FRM-032). */
export const required = (name?: string) => v.pipe(v.unknown(), v.check(isFilled, requiredMessage(name)))
