import type Stripe from 'stripe'
import { submitDetails, submitDocument } from '../connect/verify-account.ts'
import type { AccountLink } from '../store/tables.ts'
import type { Work } from '../work.ts'
import { accountForm, TYPED, type Typed } from './account-form.ts'
import type { PageAnswer } from './answer-page.ts'
import { closedPage } from './closed-page.ts'
import { html } from './html.ts'
import { layout } from './layout.ts'

const missing = (): PageAnswer => ({
  status: 404,
  page: closedPage({ heading: 'Page not found', text: 'Check the link, or go back and start again.' }),
})

/** A link opens the form once; later visits, or late ones, redirect to where a new link can be requested. */
export function viewAccount(work: Work, id: string): PageAnswer {
  const link = work.tx.get('account_links', id)
  const account = work.tx.get('accounts', link?.account ?? '')
  if (!link || !account) return missing()
  if (link.is_used || link.expires_at < work.now_s) return { status: 303, location: link.refresh_url }
  work.tx.put('account_links', { ...link, is_used: true })
  return formPage(link, account, { status: 200, typed: startOf(account), errors: {} })
}

/** Accepts the form even some time after the link was opened; "Save for later" saves nothing and goes back. */
export function submitAccount(work: Work, id: string, sent: URLSearchParams): PageAnswer {
  const link = work.tx.get('account_links', id)
  const account = work.tx.get('accounts', link?.account ?? '')
  if (!link || !account) return missing()
  const back: PageAnswer = { status: 303, location: link.return_url }
  if (sent.get('action') === 'later') return back
  if (account.details_submitted) {
    submitDocument(work, account)
    return back
  }
  const typed = Object.fromEntries(TYPED.map((name) => [name, (sent.get(name) ?? '').slice(0, 200)])) as Typed
  const errors = Object.fromEntries(TYPED.filter((name) => typed[name].trim() === '').map((name) => [name, 'Required']))
  if (!/^\d{2}-?\d{7}$/.test(typed.tax_id)) errors['tax_id'] = 'Enter the nine digits of the EIN, e.g. 00-0000000.'
  if (!/^\d{4}$/.test(typed.ssn_last_4)) errors['ssn_last_4'] = 'Enter four digits.'
  if (Object.keys(errors).length > 0) return formPage(link, account, { status: 422, typed, errors })
  submitDetails(work, account, { name: typed.name, is_doubtful: typed.ssn_last_4 === '1111' })
  return back
}

const startOf = (account: Stripe.Account): Typed => ({
  name: account.business_profile?.name ?? '',
  tax_id: '00-0000000',
  representative: 'Jenny Rosen',
  ssn_last_4: '0000',
  bank_account: '000123456789',
})

function formPage(
  link: AccountLink,
  account: Stripe.Account,
  state: { status: 200 | 422; typed: Typed; errors: Partial<Record<string, string>> },
): PageAnswer {
  const heading = account.details_submitted ? 'A document is needed' : 'Get paid for what you sell'
  const content = html`<main>
<div class="intro"><h1>${heading}</h1></div>
<section class="card" aria-labelledby="account-title">
<h2 id="account-title">${account.details_submitted ? 'Identity of the representative' : 'Your business'}</h2>
${accountForm({ action: `/connect/${link.id}`, asks_document: account.details_submitted, ...state })}
</section>
</main>`
  const page = layout({ title: `${state.status === 200 ? '' : 'Error: '}${heading}`, content })
  return { status: state.status, page, form_origin: new URL(link.return_url).origin }
}
