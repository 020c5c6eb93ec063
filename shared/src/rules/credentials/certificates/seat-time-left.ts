const minute_ms = 60_000

/** Time that a certificate waits for: the minimum of its accreditations, and what is missing. */
export type SeatTimeWait = { required_minutes: number; missing_ms: number }

/** Returns the seat time that is missing before the certificate may be issued; null if the minimum is reached or there is none. */
export function seatTimeLeft({
  required_minutes,
  seat_ms,
}: {
  required_minutes: number | null
  seat_ms: number
}): SeatTimeWait | null {
  if (required_minutes === null) return null
  const missing_ms = required_minutes * minute_ms - seat_ms
  return missing_ms > 0 ? { required_minutes, missing_ms } : null
}

export const minutesInWords = (count: number): string => (count === 1 ? '1 minute' : `${count} minutes`)

/** The wait in words; what is left is rounded up, so that it never reads as nothing. */
export const waitInWords = ({ required_minutes, missing_ms }: SeatTimeWait) => ({
  required: minutesInWords(required_minutes),
  left: minutesInWords(Math.ceil(missing_ms / minute_ms)),
})
