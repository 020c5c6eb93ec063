import { giveBackHit, reserveHit, type Limit } from '../kernel/rate-limit.ts'
import type { Services } from '../kernel/services.ts'
import type { UnprovenRequest } from './mail.ts'
import { mailboxOf } from './mailbox-of.ts'

const hour_s = 60 * 60
/** Above what a person asks for who waits for a mail, and too few to fill a mailbox. Counted over all portals. */
const limitsOf = (request: UnprovenRequest, email: string): Limit[] => [
  { key: `mails-hour:${request}:${mailboxOf(email)}`, limit: 10, window_s: hour_s },
  { key: `mails-day:${request}:${mailboxOf(email)}`, limit: 20, window_s: 24 * hour_s },
]

/**
 * Sends a mail unless its recipient has had as many of this kind as anybody may cause. The worker counts, so that the call that asked for
 * it answers the same either way. A mail that the server did not take is not counted.
 */
export async function sendWithinLimit(
  { platform }: Pick<Services, 'platform'>,
  { request, to, send }: { request: UnprovenRequest; to: string; send: () => Promise<void> },
): Promise<void> {
  const limits = limitsOf(request, to)
  const waits = await Promise.all(limits.map((limit) => reserveHit(platform, limit)))
  if (waits.some((seconds) => seconds > 0)) return
  try {
    await send()
  } catch (error) {
    await Promise.all(limits.map((limit) => giveBackHit(platform, limit)))
    throw error
  }
}
