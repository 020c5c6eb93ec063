import { fail } from '../../../kernel/fail.ts'
import { releaseHit, reserveHit, reserveHits, type Limit } from '../../../kernel/rate-limit.ts'
import type { Services } from '../../../kernel/services.ts'
import { invitationsPerEmail } from './limits.ts'

/** Counts an invitation to each of these emails, no matter who sends it. If one has reached its daily limit, none is counted and all are rejected. */
export async function enforceRecipientLimits(
  { platform }: Pick<Services, 'platform'>,
  emails: readonly string[],
): Promise<void> {
  const counted: ReturnType<typeof invitationsPerEmail>[] = []
  for (const email of emails) {
    const limit = invitationsPerEmail(email)
    counted.push(limit)
    const seconds = await reserveHit(platform, limit)
    if (seconds === 0) continue
    for (const each of counted) await releaseHit(platform, each)
    fail('orders.invited_too_often', { email, seconds })
  }
}

/** Counts an invitation to each of these emails; returns those that have reached their daily limit. The caller gives back what is not sent. */
export async function countRecipients(
  { platform }: Pick<Services, 'platform'>,
  emails: readonly string[],
): Promise<ReadonlySet<string>> {
  const over = await reserveHits(platform, limitsOf(emails))
  const past = [...byMailbox(emails)].flatMap(([key, same]) =>
    same.slice(Math.max(0, same.length - (over.get(key) ?? 0))),
  )
  return new Set(past)
}

const byMailbox = (emails: readonly string[]): Map<string, string[]> =>
  Map.groupBy(emails, (email) => invitationsPerEmail(email).key)

/** One limit per mailbox, with a hit for each of its emails. */
export const limitsOf = (emails: readonly string[]): Limit[] =>
  [...byMailbox(emails).values()].map((same) => ({ ...invitationsPerEmail(same[0] ?? ''), hits: same.length }))

/** Tracks the daily limit of each of many emails: `take` counts one, or returns false if the limit is reached. */
export function recipientLimiter({ platform }: Pick<Services, 'platform'>) {
  const giveBack = (email: string): Promise<void> => releaseHit(platform, invitationsPerEmail(email))
  const take = async (email: string): Promise<boolean> => {
    if ((await reserveHit(platform, invitationsPerEmail(email))) === 0) return true
    await giveBack(email)
    return false
  }
  return { take, giveBack }
}
