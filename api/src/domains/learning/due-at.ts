import { TZDate } from '@date-fns/tz'
import { addDays } from 'date-fns/addDays'
import { endOfDay } from 'date-fns/endOfDay'

type Due = { due_days: number | null; due_on: string | null; enrolled_at: Date; time_zone: string }

/**
 * Returns the last instant of the portal's day by which a learner should be done (OP-89): a number of days after enrolling, or one day for all; null
 * without either.
 */
export function dueAt({ due_days, due_on, enrolled_at, time_zone }: Due): Date | null {
  if (due_on !== null) {
    const [year = 0, month = 1, day = 1] = due_on.split('-').map(Number)
    return new Date(endOfDay(new TZDate(year, month - 1, day, time_zone)).getTime())
  }
  if (due_days === null) return null
  return new Date(endOfDay(addDays(new TZDate(enrolled_at, time_zone), due_days)).getTime())
}
