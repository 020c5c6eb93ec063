import type { Connection } from '../../db/client.ts'
import { giveBackHit, reserveHit, type Limit } from '../../kernel/rate-limit.ts'
import type { Services } from '../../kernel/services.ts'
import type { UnprovenRequest } from './mail.ts'
import { mailboxOf } from './mailbox-of.ts'

const hour_s = 60 * 60
/** Above what a person asks for who waits for a mail, and too few to fill a mailbox. Counted over all portals. */
function limitsOf(request: UnprovenRequest, email: string) {
  const named = (name: string, limit: number, window_s: number): Limit => ({
    key: `mails-${name}:${request}:${mailboxOf(email)}`,
    limit,
    window_s,
  })
  return {
    hour: named('hour', 10, hour_s),
    day: named('day', 20, 24 * hour_s),
    // Past the day's limit one an hour still goes out: requests in somebody's name keep them out for an hour, not for a day.
    past_day: named('past-day', 1, hour_s),
  }
}

async function isTaken(platform: Connection, limit: Limit): Promise<boolean> {
  if ((await reserveHit(platform, limit)) === 0) return true
  await giveBackHit(platform, limit)
  return false
}

/** The limits that this mail now counts under, or null where it is one too many: what is refused uses up nothing. */
async function takeLimits(platform: Connection, { hour, day, past_day }: ReturnType<typeof limitsOf>) {
  if (!(await isTaken(platform, hour))) return null
  for (const one of [day, past_day]) if (await isTaken(platform, one)) return [hour, one]
  await giveBackHit(platform, hour)
  return null
}

/**
 * Sends a mail unless its recipient has had as many of this kind as anybody may cause. The worker counts, so that the call that asked for
 * it answers the same either way. A mail that the server did not take is not counted.
 */
export async function sendWithinLimit(
  { platform }: Pick<Services, 'platform'>,
  { request, to, send }: { request: UnprovenRequest; to: string; send: () => Promise<void> },
): Promise<void> {
  const taken = await takeLimits(platform, limitsOf(request, to))
  if (taken === null) return
  try {
    await send()
  } catch (error) {
    await Promise.all(taken.map((limit) => giveBackHit(platform, limit)))
    throw error
  }
}
