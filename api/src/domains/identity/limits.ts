import { countdown_s } from '@portico/shared/forms/countdown.ts'
import { addressKey, type Limit } from '../../kernel/rate-limit.ts'

// Per address and per account; counted in the database, so that a restart resets no count.
const minute_s = 60
export const loginPerIp = (ip: string): Limit => ({ key: addressKey('login-ip', ip), limit: 30, window_s: minute_s })
/** Second steps and passkeys: a key of its own, so that a whole classroom behind one address gets in. */
export const secondFactorPerIp = (ip: string): Limit => ({
  key: addressKey('second-factor-ip', ip),
  limit: 60,
  window_s: minute_s,
})
export const registerPerIp = (ip: string): Limit => ({
  key: addressKey('register-ip', ip),
  limit: 20,
  window_s: 60 * minute_s,
})
/** Codes for an address, by the browser that asks: others who register the same address do not use up this browser's share. */
export const codesPerBrowser = ({ email, browser_hash }: { email: string; browser_hash: string }): Limit => ({
  key: `codes:${browser_hash}:${email}`,
  limit: 5,
  window_s: 60 * minute_s,
})
/** Reset links per address: enough for a lost mail, too few to annoy somebody else. Each of them works until one is used. */
export const resetsPerAddress = (email: string): Limit => ({
  key: `resets:${email}`,
  limit: 5,
  window_s: 60 * minute_s,
})
/** Welcome mails that the staff of a portal cause an hour: enough for a school that moves in, too few to mail the world with. */
export const welcomesPerPortal = (portal_id: number): Limit => ({
  key: `welcomes:${portal_id}`,
  limit: 200,
  window_s: 60 * minute_s,
})
/** Codes that unlock sign-in, for an account or an unknown login. */
export const unlockCodesPerAccount = (key: string): Limit => ({
  key: `unlock-codes:${key}`,
  limit: 5,
  window_s: 60 * minute_s,
})
export const verifyPerIp = (ip: string): Limit => ({ key: addressKey('verify-ip', ip), limit: 30, window_s: minute_s })

/** A second mail may be asked for after this long (FRM-042, OP-126). */
export const resendAfter_s = countdown_s
