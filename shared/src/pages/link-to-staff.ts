import { fillPattern, type LinkArguments } from './fill-pattern.ts'
import { staffPages, type StaffPageName } from './staff-pages.ts'

type PatternOf<N extends StaffPageName> = (typeof staffPages)[N]['pattern']

/** The address of a staff page, by its name; apart from the site's, which would otherwise carry all of these. */
export function linkToStaff<N extends StaffPageName>(name: N, ...values: LinkArguments<PatternOf<N>>): string {
  const pattern: PatternOf<N> = staffPages[name].pattern
  return fillPattern(pattern, ...values)
}
