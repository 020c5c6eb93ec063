import type { Access } from '../../states/access.ts'

const accessYears = 5

/** The instant from which a purchase gives no access any more: 5 years later, to the day, in UTC (CHK-029). */
export function accessEndsAt(purchased_at: Date): Date {
  const end = new Date(purchased_at)
  end.setUTCFullYear(end.getUTCFullYear() + accessYears)
  return end
}

/**
 * What a purchase still gives: full until completion, then read_only, and none from 5 years after the purchase on (CHK-029, OP-70).
 * What runs is paused while its payment is disputed; what was completed stays open.
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
