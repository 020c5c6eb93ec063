import { ipKey, type Limit } from '../../../kernel/rate-limit.ts'
import { mailboxOf } from '../../notifications/door.ts'

const minute_s = 60
export const invitePerUser = (user_id: number): Limit => ({
  key: `invite:${user_id}`,
  limit: 20,
  window_s: 60 * minute_s,
})
/** Enough for someone who is given many courses, too few to flood a mailbox, however its address is spelled. */
export const invitationsPerEmail = (email: string): Limit => ({
  key: `invitations:${mailboxOf(email)}`,
  limit: 20,
  window_s: 24 * 60 * minute_s,
})
/** Mails that staff of a portal invite by, an hour and a day: enough for a school's first day, too few for spam. */
export const invitationsPerPortal = ({ portal_id, mails }: { portal_id: number; mails: number }): readonly Limit[] => [
  { key: `portal-invitations:${portal_id}`, limit: 500, window_s: 60 * minute_s, hits: mails },
  { key: `portal-invitations-day:${portal_id}`, limit: 1_000, window_s: 24 * 60 * minute_s, hits: mails },
]
/** Claim tokens cannot be guessed; this only limits the load of trying. */
export const claimPerIp = (ip: string): Limit => ({ key: ipKey('claim-ip', ip), limit: 600, window_s: minute_s })
/** Naming emails reveals which belong to the portal: enough for a team, too few to test a whole list. */
export const namedPerManager = (user_id: number): Limit => ({
  key: `credits-named:${user_id}`,
  limit: 200,
  window_s: 60 * minute_s,
})
/** Creating a zip of certificates takes seconds to minutes. */
export const teamFilesPerManager = (user_id: number): Limit => ({
  key: `team-files:${user_id}`,
  limit: 10,
  window_s: 60 * minute_s,
})
