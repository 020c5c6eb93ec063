import { fillPattern, type LinkArguments } from './fill-pattern.ts'
import { staffPages, type StaffPageName } from './staff-pages.ts'

type PatternOf<N extends StaffPageName> = (typeof staffPages)[N]['pattern']

/** Path of a staff page, by name. Separate from `linkTo`, so that the site does not carry all staff paths. */
export function linkToStaff<N extends StaffPageName>(name: N, ...values: LinkArguments<PatternOf<N>>): string {
  const pattern: PatternOf<N> = staffPages[name].pattern
  return fillPattern(pattern, ...values)
}
