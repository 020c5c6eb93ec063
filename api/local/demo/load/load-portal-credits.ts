import { daysAgo } from '../content/demo-dates.ts'
import type { Bulk } from './bulk.ts'

const given = 250

/** Credits that the installation gave a portal, with which its staff enroll people. */
export async function loadPortalCredits(bulk: Bulk, portal_id: number): Promise<void> {
  const [from = 0, to = 0] = await bulk.ids('credit_accounts', 2)
  const none = { portal_id, course_id: null, user_id: null, enrollment_id: null, balance: 0 }
  await bulk.insert('credit_accounts', [
    { id: from, kind: 'purchase', ...none },
    { id: to, kind: 'portal', ...none },
  ])
  await bulk.insert('credit_movements', [
    {
      portal_id,
      from_account_id: from,
      to_account_id: to,
      amount: given,
      type: 'Allocated',
      target: 'Portal',
      direction: 1,
      created_at: daysAgo(60),
    },
  ])
}
