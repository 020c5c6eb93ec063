import { errorMessage } from '@portico/shared/errors/message.ts'
import { dueDay } from '../../../due-day.ts'
import { failFields } from '../../../../../kernel/fail.ts'

type DueDayInput = { due_days?: number | null | undefined; due_on?: string | null | undefined }

/** Returns the due date for people enrolled now; null means the course's own. */
export function requestedDueDay(asked: DueDayInput, at: { now: Date; time_zone: string }): string | null {
  if (asked.due_days && asked.due_on) failFields({ due_on: [errorMessage('courses.one_due_date')] })
  const day = dueDay({ ...asked, ...at })
  return day === 'over' ? failFields({ due_on: [errorMessage('enrollments.due_day_over')] }) : day
}
