import * as v from 'valibot'

/** How many days before a certificate runs out its holder is told: up to five times within a year, each once. None: nobody is told. */
export const alertDays = v.pipe(
  v.array(
    v.pipe(
      v.number(),
      v.integer('Please enter whole days'),
      v.minValue(1, 'At least 1 day'),
      v.maxValue(365, 'At most 365 days'),
    ),
  ),
  v.maxLength(5, 'At most five times'),
  v.check((days) => new Set(days).size === days.length, 'Each number of days once'),
)
