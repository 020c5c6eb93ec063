import * as v from 'valibot'
import { fieldErrors } from './field-errors.ts'

/** How many days before a certificate runs out its holder is told: up to five times within a year, each once. None: nobody is told. */
export const alertDays = v.pipe(
  v.array(v.number()),
  v.check((days) => days.every(Number.isInteger), 'Please enter whole days'),
  v.check((days) => days.every((one) => one >= 1), 'At least 1 day'),
  v.check((days) => days.every((one) => one <= 365), 'At most 365 days'),
  v.maxLength(5, 'At most five times'),
  v.check((days) => new Set(days).size === days.length, 'Each number of days once'),
)

/** What is wrong with these days, in words; null where nothing is. */
export const alertDaysProblem = (days: readonly number[]): string | null => {
  const result = v.safeParse(alertDays, days)
  return result.success ? null : (Object.values(fieldErrors(result.issues)).flat()[0] ?? result.issues[0].message)
}
