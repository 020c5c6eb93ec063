import type Stripe from 'stripe'
import { newId } from '../objects/new-id.ts'
import type { Work } from '../work.ts'

/** As at Stripe, links to an account's pages work once and for a few minutes. */
const OPEN_S = 5 * 60

type AccountLinkInput = { account: string; refresh_url: string; return_url: string }

export function accountLink(work: Work, ways: AccountLinkInput): Stripe.AccountLink {
  const id = newId('alink_1')
  const expires_at = work.now_s + OPEN_S
  work.tx.put('account_links', { id, ...ways, expires_at, is_used: false })
  return { object: 'account_link', created: work.now_s, expires_at, url: `${work.public_url}/connect/${id}` }
}

export function loginLink(work: Work, account: string): Stripe.LoginLink {
  const id = newId('llink_1')
  work.tx.put('login_links', { id, account, expires_at: work.now_s + OPEN_S })
  return { object: 'login_link', created: work.now_s, url: `${work.public_url}/express/${id}` }
}
