import { formatDate } from '@portico/shared/rules/dates/format-date.ts'
import { followShare } from '../follow-share.ts'
import { stepShare } from '../step-share.ts'
import { runningShares } from '../cross-portal/course-shares.ts'
import type { Services } from '../../../kernel/services.ts'

/** Hourly: a share ends at midnight in the selling portal's time zone, and replaced files stay in storage for only a day. */
export const followSharesCron = '7 * * * * follow-shares'

/** Ends shares past their last day and updates the others from their owners, including changes whose event was lost and replaced files. */
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
