import * as v from 'valibot'
import { errorMessage } from '../errors/message.ts'

/** Whether a date such as 2026-11-23 exists in the calendar and in a year that databases can store: rejects February 31 and year 0. */
export function isDay(text: string): boolean {
  const at = Date.parse(`${text}T00:00:00Z`)
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || text.startsWith('0000') || Number.isNaN(at)) return false
  return new Date(at).toISOString().startsWith(text)
}

/** A calendar day. */
// @__NO_SIDE_EFFECTS__
export const day = (message: string = errorMessage('validation.invalid')) =>
  v.pipe(v.string(), v.isoDate(message), v.check(isDay, message))

/** A due date. Capped at 2999 because the end of the day must be a valid instant in every time zone, unlike in the year 9999. */
// @__NO_SIDE_EFFECTS__
export const dueOn = () => v.pipe(day(), v.maxValue('2999-12-31', errorMessage('validation.invalid')))

// Names the range, whichever of its rules is broken.
const daysRange = errorMessage('validation.integer_between', { least: 1, most: '3,650' })

/** A due date as a number of days after enrolling. */
// @__NO_SIDE_EFFECTS__
export const dueDays = () =>
  v.pipe(v.number(daysRange), v.integer(daysRange), v.minValue(1, daysRange), v.maxValue(3_650, daysRange))
