import * as v from 'valibot'
import { errorMessage } from '../errors/message.ts'
import { isDay } from './is-day.ts'

/** A calendar day. */
export const day = (message: string = errorMessage('validation.invalid')) =>
  v.pipe(v.string(), v.isoDate(message), v.check(isDay, message))

/** A due date. Capped at 2999 because the end of the day must be a valid instant in every time zone, unlike in the year 9999. */
export const dueOn = () => v.pipe(day(), v.maxValue('2999-12-31', errorMessage('validation.invalid')))
