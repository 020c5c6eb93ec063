import * as v from 'valibot'
import { fieldErrors } from './field-errors.ts'

/**
 * Days before a certificate expires on which its holder is notified: up to five, within a year, each only once. An empty list sends no notifications.
 */
export const alertDays = v.pipe(
  v.array(v.number()),
  v.check((days) => days.every(Number.isInteger), 'Please enter whole days'),
  v.check((days) => days.every((one) => one >= 1), 'At least 1 day'),
  v.check((days) => days.every((one) => one <= 365), 'At most 365 days'),
  v.maxLength(5, 'At most five times'),
  v.check((days) => new Set(days).size === days.length, 'Each number of days once'),
)

/** Returns the validation message for these days, or null if they are valid. */
export const alertDaysProblem = (days: readonly number[]): string | null => {
  const result = v.safeParse(alertDays, days)
  return result.success ? null : (Object.values(fieldErrors(result.issues)).flat()[0] ?? result.issues[0].message)
}
