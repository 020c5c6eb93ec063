import { followSessionSeats } from '../cross-portal/follow-session-seats.ts'
import type { Services } from '../../../kernel/services.ts'

/** Every minute. */
export const followSessionsCron = '* * * * * follow-sessions ?max=2'

export async function followSessions({ platform, config, log, now }: Services): Promise<void> {
  const told = await followSessionSeats(platform.db, { core_portal_id: config.CORE_PORTAL_ID, now: now() })
  log.debug({ told }, 'seats in live sessions followed')
}
