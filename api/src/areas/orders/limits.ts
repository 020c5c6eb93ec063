import { addressKey, type Limit } from '../../kernel/rate-limit.ts'

const minute_s = 60
export const quotePerIp = (ip: string): Limit => ({ key: addressKey('quote-ip', ip), limit: 240, window_s: minute_s })
export const payPerUser = (user_id: number): Limit => ({ key: `pay:${user_id}`, limit: 60, window_s: minute_s })
/** Making a PDF takes a good part of a second. */
export const receiptPerUser = (user_id: number): Limit => ({ key: `receipt:${user_id}`, limit: 30, window_s: minute_s })
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

/** The provider takes no more in one payment: $999,999.99. */
export const largestTotal = 99_999_999
