import { fail } from '../../../kernel/fail.ts'
import { giveBackHit, reserveHit } from '../../../kernel/rate-limit.ts'
import type { Services } from '../../../kernel/services.ts'
import { invitationsPerAddress } from './limits.ts'

/** Counts an invitation to each of these emails, no matter who sends it. If one has reached its daily limit, none is counted and all are rejected. */
export async function takeRecipients(
  { platform }: Pick<Services, 'platform'>,
  emails: readonly string[],
): Promise<void> {
  const counted: ReturnType<typeof invitationsPerAddress>[] = []
  for (const email of emails) {
    const limit = invitationsPerAddress(email)
    counted.push(limit)
    const seconds = await reserveHit(platform, limit)
    if (seconds === 0) continue
    for (const each of counted) await giveBackHit(platform, each)
    fail('orders.invited_too_often', { email, seconds })
  }
}

/** Tracks the daily limit of each of many emails: `take` counts one, or returns false if the limit is reached. */
export function addressRoom({ platform }: Pick<Services, 'platform'>) {
  const giveBack = (email: string): Promise<void> => giveBackHit(platform, invitationsPerAddress(email))
  const take = async (email: string): Promise<boolean> => {
    if ((await reserveHit(platform, invitationsPerAddress(email))) === 0) return true
    await giveBack(email)
    return false
  }
  return { take, giveBack }
}
