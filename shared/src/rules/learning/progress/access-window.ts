import type { Access } from '../../../states/learning/access.ts'

const accessYears = 5

/** When the access of a purchase ends: exactly 5 years later, in UTC (CHK-029). */
export function accessEndsAt(purchased_at: Date): Date {
  const end = new Date(purchased_at)
  end.setUTCFullYear(end.getUTCFullYear() + accessYears)
  return end
}

/**
 * The access a purchase gives: full until completion, then read_only, and none from 5 years after the purchase (CHK-029, OP-70). A disputed payment
 * pauses courses in progress; completed ones stay open.
 */
export function accessWindow({
  purchased_at,
  finished_at,
  paused_at,
  now,
}: {
  purchased_at: Date
  finished_at: Date | null
  paused_at: Date | null
  now: Date
}): Access {
  if (now >= accessEndsAt(purchased_at)) return 'none'
  if (finished_at !== null && finished_at <= now) return 'read_only'
  return paused_at === null ? 'full' : 'paused'
}
