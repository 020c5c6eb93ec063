import * as v from 'valibot'
import { errorMessage } from '../errors/message.ts'
import { isDay } from './is-day.ts'

/** A day of the calendar. */
export const day = (message: string = errorMessage('validation.invalid')) =>
  v.pipe(v.string(), v.isoDate(message), v.check(isDay, message))

/** A day by which something is due. Its end is an instant wherever the portal is, which that of the year 9999 is not everywhere. */
export const dueOn = () => v.pipe(day(), v.maxValue('2999-12-31', errorMessage('validation.invalid')))
