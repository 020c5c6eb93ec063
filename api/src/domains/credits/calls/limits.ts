import type { Limit } from '../../../kernel/rate-limit.ts'

const minute_s = 60
/** A check reads the whole ledger. */
export const checksPerPortal = (portal_id: number): Limit => ({
  key: `ledger-check:${portal_id}`,
  limit: 20,
  window_s: minute_s,
})
/** Making a PDF takes a good part of a second. */
export const statementsPerUser = (user_id: number): Limit => ({
  key: `statement:${user_id}`,
  limit: 30,
  window_s: minute_s,
})
