import * as v from 'valibot'
import { double } from './double.ts'
import { maxValue } from './max-value.ts'
import { minValue } from './min-value.ts'

const hasHundredths = (hours: number): boolean => Math.abs(hours * 100 - Math.round(hours * 100)) < 1e-6

/** Hours as typed, such as 1.5, converted to hundredths of an hour. */
export const typedHours = v.pipe(
  double,
  minValue(0.01),
  maxValue(1_000),
  v.check(hasHundredths, 'At most two digits after the point, as in 1.25.'),
  v.transform((hours) => Math.round(hours * 100)),
)

/** Returns hundredths of an hour, or the validation message for the typed text. */
export function readHours(typed: string): { hundredths: number; wrong: null } | { hundredths: null; wrong: string } {
  const read = v.safeParse(typedHours, typed)
  return read.success ? { hundredths: read.output, wrong: null } : { hundredths: null, wrong: read.issues[0].message }
}
