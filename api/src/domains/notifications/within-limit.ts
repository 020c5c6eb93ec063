import type { Connection } from '../../db/client.ts'
import { releaseHit, reserveHit, type Limit } from '../../kernel/rate-limit.ts'
import type { Services } from '../../kernel/services.ts'
import type { UnprovenRequest } from './mail.ts'
import { mailboxOf } from './mailbox-of.ts'

const hour_s = 60 * 60
/** More than a person waiting for a mail requests, and too few to flood a mailbox. Counted across all portals. */
function limitsOf(request: UnprovenRequest, email: string) {
  const named = (name: string, limit: number, window_s: number): Limit => ({
    key: `mails-${name}:${request}:${mailboxOf(email)}`,
    limit,
    window_s,
  })
  return {
    hour: named('hour', 10, hour_s),
    day: named('day', 20, 24 * hour_s),
    // Beyond the daily limit, one mail an hour still goes out, so that fake requests in someone's name lock them out for an hour, not a day.
    past_day: named('past-day', 1, hour_s),
  }
}

async function reserveLimit(platform: Connection, limit: Limit): Promise<boolean> {
  if ((await reserveHit(platform, limit)) === 0) return true
  await releaseHit(platform, limit)
  return false
}

/** Reserves the limits that this mail counts under; returns null if it exceeds them. A refused mail uses up nothing. */
async function reserveLimits(platform: Connection, { hour, day, past_day }: ReturnType<typeof limitsOf>) {
  if (!(await reserveLimit(platform, hour))) return null
  for (const one of [day, past_day]) if (await reserveLimit(platform, one)) return [hour, one]
  await releaseHit(platform, hour)
  return null
}

/**
 * Sends a mail unless its recipient already got the maximum of this kind. Only the worker counts, so the call that requested it responds the same
 * either way. A mail that the server rejects is not counted.
 */
export async function sendWithinLimit(
  { platform }: Pick<Services, 'platform'>,
  { request, to, send }: { request: UnprovenRequest; to: string; send: () => Promise<void> },
): Promise<void> {
  const taken = await reserveLimits(platform, limitsOf(request, to))
  if (taken === null) return
  try {
    await send()
  } catch (error) {
    await Promise.all(taken.map((limit) => releaseHit(platform, limit)))
    throw error
  }
}
