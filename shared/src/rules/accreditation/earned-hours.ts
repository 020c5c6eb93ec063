import { totalHours, type SubjectHours } from './accredited.ts'

type Credit = { states: readonly string[]; hours: readonly SubjectHours[] }
type Entry = { completed_on: string; credits: readonly Credit[] }
type Cycle = { state: string; from: string; to: string }

/** The first day of a renewal cycle of so many years that ends on a day: 2027-04-30 and 2 make 2025-05-01. */
export function cycleStart(deadline: string, years: number): string {
  const [year = 0, month = 1, day = 1] = deadline.split('-').map(Number)
  const last = new Date(Date.UTC(year - years, month - 1, day))
  // February 29 in a year without one is its last day.
  if (last.getUTCMonth() !== month - 1) last.setUTCDate(0)
  last.setUTCDate(last.getUTCDate() + 1)
  return last.toISOString().slice(0, 10)
}

/** Hours that agencies of a state accredited in a cycle, both days included; each completion counts once, by the agency that gives most. */
export function earnedHours(
  entries: readonly Entry[],
  { state, from, to }: Cycle,
): { total: number; by_subject: SubjectHours[] } {
  const by_subject = new Map<string, number>()
  for (const { completed_on, credits } of entries) {
    if (completed_on < from || completed_on > to) continue
    const ofState = credits.filter(({ states }) => states.includes(state))
    const counted = ofState.length > 0 ? ofState : credits.filter(({ states }) => states.length === 0)
    const [best] = counted.toSorted((one, other) => totalHours(other.hours) - totalHours(one.hours))
    for (const { subject, hundredths } of best?.hours ?? [])
      by_subject.set(subject, (by_subject.get(subject) ?? 0) + hundredths)
  }
  const all = [...by_subject].map(([subject, hundredths]) => ({ subject, hundredths }))
  return { total: totalHours(all), by_subject: all }
}
