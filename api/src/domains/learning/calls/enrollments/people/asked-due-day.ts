import { errorMessage } from '@portico/shared/errors/message.ts'
import { dueDay } from '../../../due-day.ts'
import { failFields } from '../../../../../kernel/fail.ts'

type Asked = { due_days?: number | null | undefined; due_on?: string | null | undefined }

/** By when those who are enrolled now should be done; null: as the course says. */
export function askedDueDay(asked: Asked, at: { now: Date; time_zone: string }): string | null {
  if (asked.due_days && asked.due_on) failFields({ due_on: [errorMessage('courses.one_due_date')] })
  const day = dueDay({ ...asked, ...at })
  return day === 'over' ? failFields({ due_on: [errorMessage('enrollments.due_day_over')] }) : day
}
