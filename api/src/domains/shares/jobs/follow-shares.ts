import { formatDate } from '@portico/shared/rules/dates/format-date.ts'
import { followShare } from '../follow-share.ts'
import { stepShare } from '../step-share.ts'
import { runningShares } from '../cross-portal/course-shares.ts'
import type { Services } from '../../../kernel/services.ts'

/** Every hour: a share ends at a midnight of the portal that sells it, and replaced files are kept for a day. */
export const followSharesCron = '7 * * * * follow-shares'

/** Ends shares whose last day has passed, and lets the others follow their owners: what an event told, and files that were replaced. */
export async function followShares(services: Services): Promise<void> {
  const { platform, log, now } = services
  let ended = 0
  for (const { ends_on, time_zone, ...share } of await runningShares(platform.db)) {
    const { id, portal_id } = share
    const isOver = ends_on !== null && ends_on < formatDate({ at: now(), time_zone, style: 'iso' })
    if (isOver) await stepShare(services, { share, to: 'ended', at: now(), by: 'day' })
    if (isOver) ended += 1
    await followShare(services, { portal_id, share_id: id, files: true }).catch((error: unknown) =>
      log.error({ err: error, portal: portal_id, share: id }, 'a shared course does not follow its owner'),
    )
  }
  if (ended > 0) log.info({ ended }, 'shares ended with their last day')
}
