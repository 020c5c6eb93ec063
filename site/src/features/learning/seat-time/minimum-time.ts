import type { SeatTime } from '@portico/shared/contract/learning/learning.ts'
import { minutesInWords } from '@portico/shared/rules/credentials/certificates/seat-time-left.ts'

/** Says how much time in the course a certificate requires and, if given, how much the learner has spent. */
export function minimumTime(required_minutes: number, spent?: Pick<SeatTime, 'active_ms' | 'offline_ms'>): string {
  const required = `Your certificate needs at least ${minutesInWords(required_minutes)} in this course.`
  if (!spent) return required
  return `${required} You’ve spent ${minutesInWords(Math.floor((spent.active_ms + spent.offline_ms) / 60_000))} so far.`
}
