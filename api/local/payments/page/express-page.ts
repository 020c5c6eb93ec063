import type { Work } from '../work.ts'
import type { PageAnswer } from './answer-page.ts'
import { closedPage } from './closed-page.ts'
import { html } from './html.ts'
import { layout } from './layout.ts'

/** The seller's view of the account at the payment provider. */
export function viewExpress(work: Work, id: string): PageAnswer {
  const link = work.tx.get('login_links', id)
  const account = work.tx.get('accounts', link?.account ?? '')
  if (!link || !account || link.expires_at < work.now_s)
    return { status: 410, page: closedPage({ heading: 'This link has expired', text: 'Go back and open it again.' }) }
  const heading = account.business_profile?.name ?? 'Your account'
  const content = html`<main class="closed">
<h1>${heading}</h1>
<p>Payments: ${account.charges_enabled ? 'on' : 'off'}. Payouts: ${account.payouts_enabled ? 'on' : 'off'}.</p>
<p>At Stripe this is the Express dashboard, with balances, payouts and tax forms.</p>
</main>`
  return { status: 200, page: layout({ title: heading, content }) }
}
