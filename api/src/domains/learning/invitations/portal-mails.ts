import { rejectOverLimit, releaseHit, releaseHits, reserveHit, type Limit } from '../../../kernel/rate-limit.ts'
import type { Services } from '../../../kernel/services.ts'
import { invitationsPerPortal } from './limits.ts'
import { limitsOf } from './recipient-limits.ts'

type Platform = Pick<Services, 'platform'>
type Mails = { portal_id: number; mails: number }

/** Counts mails by which staff invite. If they exceed a limit, none is counted and the call is refused. */
export async function reservePortalMails({ platform }: Platform, asked: Mails): Promise<void> {
  const counted: Limit[] = []
  for (const limit of invitationsPerPortal(asked)) {
    counted.push(limit)
    const seconds = await reserveHit(platform, limit)
    if (seconds === 0) continue
    for (const each of counted) await releaseHit(platform, each)
    rejectOverLimit(seconds)
  }
}

/** Gives back mails that were counted and not sent. */
export async function releasePortalMails({ platform }: Platform, unsent: Mails): Promise<void> {
  for (const limit of invitationsPerPortal(unsent)) await releaseHit(platform, limit)
}

/** Gives back mails of a call that were counted and not sent, with the invitations counted for their recipients. */
export async function releaseUnsent(
  { platform }: Platform,
  { recipients, ...unsent }: Mails & { recipients: readonly string[] },
): Promise<void> {
  if (unsent.mails > 0) await releaseHits(platform, [...invitationsPerPortal(unsent), ...limitsOf(recipients)])
}
