import { addressKey, type Limit } from '../../../kernel/rate-limit.ts'

const minute_s = 60
export const invitePerUser = (user_id: number): Limit => ({
  key: `invite:${user_id}`,
  limit: 20,
  window_s: 60 * minute_s,
})
/** Enough for somebody who is given many courses, too few to flood a mailbox. In small letters, as one mailbox reads them. */
export const invitationsPerAddress = (email: string): Limit => ({
  key: `invitations:${email.toLowerCase()}`,
  limit: 20,
  window_s: 24 * 60 * minute_s,
})
/** Claim tokens cannot be guessed; this only limits the load of trying. */
export const claimPerIp = (ip: string): Limit => ({ key: addressKey('claim-ip', ip), limit: 600, window_s: minute_s })
/** Whoever names addresses learns which of them belong to the portal: enough for a team, too few to try a list. */
export const namedPerManager = (user_id: number): Limit => ({
  key: `credits-named:${user_id}`,
  limit: 200,
  window_s: 60 * minute_s,
})
/** A zip of certificates is the work of seconds to minutes. */
export const teamFilesPerManager = (user_id: number): Limit => ({
  key: `team-files:${user_id}`,
  limit: 10,
  window_s: 60 * minute_s,
})
