import { ipKey, type Limit } from '../../../../kernel/rate-limit.ts'

const minute_s = 60
export const quotePerIp = (ip: string): Limit => ({ key: ipKey('quote-ip', ip), limit: 240, window_s: minute_s })
/** Enough for typos, too few to guess codes. */
export const wrongCodesPerIp = (ip: string): Limit => ({
  key: ipKey('wrong-code-ip', ip),
  limit: 30,
  window_s: 10 * minute_s,
})
/** A tax service charges per answer; a cart is queried only once. */
export const taxPerIp = (ip: string): Limit => ({
  key: ipKey('tax-ip', ip),
  limit: 60,
  window_s: 10 * minute_s,
})
export const payPerUser = (user_id: number): Limit => ({ key: `pay:${user_id}`, limit: 60, window_s: minute_s })
/** Generating a PDF takes a good part of a second. */
export const receiptPerUser = (user_id: number): Limit => ({ key: `receipt:${user_id}`, limit: 30, window_s: minute_s })
