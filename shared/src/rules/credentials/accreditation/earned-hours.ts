import { dayAfter, yearsAfter } from '../../dates/calendar-days.ts'
import { totalHours, type SubjectHours } from './accredited.ts'

export type Credit = { states: readonly string[]; hours: readonly SubjectHours[] }
type Entry = { completed_on: string; credits: readonly Credit[] }
type Cycle = { state: string; from: string; to: string }

/** First day of the renewal cycle that ends on the deadline: 2027-04-30 with 2 years gives 2025-05-01. */
export const cycleStart = (deadline: string, years: number): string => dayAfter(yearsAfter(deadline, -years), 1)

/** Returns the license's deadline or, if that is past, the end of the current renewal cycle. */
export function nextDeadline(deadline: string, { years, today }: { years: number; today: string }): string {
  let next = deadline
  for (let cycles = 1; next < today; cycles += 1) next = yearsAfter(deadline, cycles * years)
  return next
}

/** Returns the credit with the most hours. */
export const mostHours = <C extends Credit>(credits: readonly C[]): C | undefined =>
  credits.toSorted((one, other) => totalHours(other.hours) - totalHours(one.hours))[0]

/**
 * Returns the credit that counts in a state: the one with the most hours among agencies of that state or, if there are none, among agencies that name
 * no state.
 */
export function creditInState<C extends Credit>(credits: readonly C[], state: string): C | undefined {
  const ofState = credits.filter(({ states }) => states.includes(state))
  return mostHours(ofState.length > 0 ? ofState : credits.filter(({ states }) => states.length === 0))
}

/** Entries completed within the cycle, including its first and last day. */
export const withinCycle = <E extends { completed_on: string }>(
  entries: readonly E[],
  { from, to }: Pick<Cycle, 'from' | 'to'>,
): E[] => entries.filter(({ completed_on }) => completed_on >= from && completed_on <= to)

/**
 * Sums the accredited hours that count for a state within a cycle, including its first and last day. Each completion counts once, with the credit
 * that has the most hours.
 */
export function earnedHours(entries: readonly Entry[], cycle: Cycle): { total: number; by_subject: SubjectHours[] } {
  const by_subject = new Map<string, number>()
  for (const { credits } of withinCycle(entries, cycle))
    for (const { subject, hundredths } of creditInState(credits, cycle.state)?.hours ?? [])
      by_subject.set(subject, (by_subject.get(subject) ?? 0) + hundredths)
  const all = [...by_subject].map(([subject, hundredths]) => ({ subject, hundredths }))
  return { total: totalHours(all), by_subject: all }
}
