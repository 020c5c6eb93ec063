import { ipKey, type Limit } from '../../kernel/rate-limit.ts'

// Limits per IP address and per account, stored in the database so that a restart does not reset them.
const minute_s = 60
export const loginPerIp = (ip: string): Limit => ({ key: ipKey('login-ip', ip), limit: 30, window_s: minute_s })
/** Second steps and passkeys have their own key, so a whole classroom behind one IP address can sign in. */
export const secondFactorPerIp = (ip: string): Limit => ({
  key: ipKey('second-factor-ip', ip),
  limit: 60,
  window_s: minute_s,
})
export const registerPerIp = (ip: string): Limit => ({
  key: ipKey('register-ip', ip),
  limit: 20,
  window_s: 60 * minute_s,
})
/** Codes per email and browser: other people registering the same email do not use up this browser's share. */
export const codesPerBrowser = ({ email, browser_hash }: { email: string; browser_hash: string }): Limit => ({
  key: `codes:${browser_hash}:${email}`,
  limit: 5,
  window_s: 60 * minute_s,
})
/** Reset links per email: enough if a mail gets lost, too few to annoy someone else. Each stays valid until one is used. */
export const resetsPerEmail = (email: string): Limit => ({
  key: `resets:${email}`,
  limit: 5,
  window_s: 60 * minute_s,
})
/** Welcome mails per portal and hour: enough for a school that imports its people on the first day, too few for spam. */
export const welcomesPerPortal = (portal_id: number): Limit => ({
  key: `welcomes:${portal_id}`,
  limit: 200,
  window_s: 60 * minute_s,
})
/** Uploads of one's own picture: enough to choose again, too few to fill the disk. */
export const avatarsPerUser = (user_id: number): Limit => ({
  key: `own-avatars:${user_id}`,
  limit: 10,
  window_s: 60 * minute_s,
})
/** Requested changes of one's own email and further codes for them: enough to correct a typo, too few to annoy the owners of other addresses. */
export const emailChangesPerUser = (user_id: number): Limit => ({
  key: `email-changes:${user_id}`,
  limit: 5,
  window_s: 60 * minute_s,
})
/** Codes that unlock sign-in, per account or unknown login. */
export const unlockCodesPerAccount = (key: string): Limit => ({
  key: `unlock-codes:${key}`,
  limit: 5,
  window_s: 60 * minute_s,
})
export const verifyPerIp = (ip: string): Limit => ({ key: ipKey('verify-ip', ip), limit: 30, window_s: minute_s })

/** How long until another code or reset email may be requested; countdowns in the apps start here (FRM-042, OP-126). */
export const resendAfter_s = 160
