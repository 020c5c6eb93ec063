import type { Limit } from '../../../kernel/rate-limit.ts'

const minute_s = 60
/** Limited because a check reads the whole ledger. */
export const checksPerPortal = (portal_id: number): Limit => ({
  key: `ledger-check:${portal_id}`,
  limit: 20,
  window_s: minute_s,
})
/** Limited because making a PDF takes a large part of a second. */
export const statementsPerUser = (user_id: number): Limit => ({
  key: `statement:${user_id}`,
  limit: 30,
  window_s: minute_s,
})
