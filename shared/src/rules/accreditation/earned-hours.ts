import { totalHours, type SubjectHours } from './accredited.ts'

export type Credit = { states: readonly string[]; hours: readonly SubjectHours[] }
type Entry = { completed_on: string; credits: readonly Credit[] }
type Cycle = { state: string; from: string; to: string }

/** A day so many years later, and so many days after that. February 29 in a year without one is the last of February. */
function later(day: string, { years, days = 0 }: { years: number; days?: number }): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const at = new Date(Date.UTC(year + years, month - 1, date))
  if (at.getUTCMonth() !== month - 1) at.setUTCDate(0)
  at.setUTCDate(at.getUTCDate() + days)
  return at.toISOString().slice(0, 10)
}

/** The first day of a renewal cycle of so many years that ends on a day: 2027-04-30 and 2 make 2025-05-01. */
export const cycleStart = (deadline: string, years: number): string => later(deadline, { years: -years, days: 1 })

/** The deadline that is still to come: a license's own, or once that is past the one of the cycle that runs today. */
export function nextDeadline(deadline: string, { years, today }: { years: number; today: string }): string {
  let next = deadline
  for (let cycles = 1; next < today; cycles += 1) next = later(deadline, { years: cycles * years })
  return next
}

/** Of several credits of one course the one with most hours. */
export const mostHours = <C extends Credit>(credits: readonly C[]): C | undefined =>
  credits.toSorted((one, other) => totalHours(other.hours) - totalHours(one.hours))[0]

/** What counts of a course or a record in a state: the credit of the agency that gives most, of those of the state where there are some. */
export function countedCredit<C extends Credit>(credits: readonly C[], state: string): C | undefined {
  const ofState = credits.filter(({ states }) => states.includes(state))
  return mostHours(ofState.length > 0 ? ofState : credits.filter(({ states }) => states.length === 0))
}

/** What was completed in a cycle, both days included. */
export const withinCycle = <E extends { completed_on: string }>(
  entries: readonly E[],
  { from, to }: Pick<Cycle, 'from' | 'to'>,
): E[] => entries.filter(({ completed_on }) => completed_on >= from && completed_on <= to)

/** Hours that agencies of a state accredited in a cycle, both days included; each completion counts once, by the agency that gives most. */
export function earnedHours(entries: readonly Entry[], cycle: Cycle): { total: number; by_subject: SubjectHours[] } {
  const by_subject = new Map<string, number>()
  for (const { credits } of withinCycle(entries, cycle))
    for (const { subject, hundredths } of countedCredit(credits, cycle.state)?.hours ?? [])
      by_subject.set(subject, (by_subject.get(subject) ?? 0) + hundredths)
  const all = [...by_subject].map(([subject, hundredths]) => ({ subject, hundredths }))
  return { total: totalHours(all), by_subject: all }
}
