import { waitInWords, type SeatTimeWait } from '@portico/shared/rules/credentials/certificates/seat-time-left.ts'

/** Why a certificate cannot be issued yet. */
export function waitsForTime(wait: SeatTimeWait): string {
  const { required, left } = waitInWords(wait)
  return `${left} more in the course (minimum ${required})`
}
