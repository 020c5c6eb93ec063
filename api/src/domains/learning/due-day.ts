import { TZDate } from '@date-fns/tz'
import { addDays } from 'date-fns/addDays'
import { formatDate } from '@portico/shared/rules/dates/format-date.ts'

type DueDayInput = {
  due_days?: number | null | undefined
  due_on?: string | null | undefined
  now: Date
  time_zone: string
}

/** The due date, as a day of the portal, for someone enrolled now; null without one of their own, `over` if it is past. */
export function dueDay({ due_days, due_on, now, time_zone }: DueDayInput): string | null | 'over' {
  const isoDay = (at: Date) => formatDate({ at: new Date(at.getTime()), time_zone, style: 'iso' })
  if (due_on) return due_on < isoDay(now) ? 'over' : due_on
  return due_days ? isoDay(addDays(new TZDate(now, time_zone), due_days)) : null
}
