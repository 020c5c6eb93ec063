import { countdown_s } from '@portico/shared/forms/countdown.ts'
import type { Limit } from '../../kernel/rate-limit.ts'

// Per address and per account; counted in the database, so that a restart forgives nobody (quality.md E2b).
const minute_s = 60
export const loginPerIp = (ip: string): Limit => ({ key: `login-ip:${ip}`, limit: 30, window_s: minute_s })
export const registerPerIp = (ip: string): Limit => ({ key: `register-ip:${ip}`, limit: 20, window_s: 60 * minute_s })
/** Codes and reset links per address: enough for a lost mail, too few to annoy somebody else. */
export const mailsPerAddress = (email: string): Limit => ({ key: `mails:${email}`, limit: 5, window_s: 60 * minute_s })
export const verifyPerIp = (ip: string): Limit => ({ key: `verify-ip:${ip}`, limit: 30, window_s: minute_s })

/** A second mail may be asked for after this long (seed 001 §9, OP-126). */
export const resendAfter_s = countdown_s
