import type Stripe from 'stripe'
import { storeCard } from '../billing/store-card.ts'
import { saveCustomer } from '../billing/save-and-emit.ts'
import type { PayErrors, PayForm } from '../checkout/pay-fields.ts'
import { NOT_AUTHENTICATED } from '../checkout/challenge.ts'
import { readCard, type Card } from '../checkout/read-card.ts'
import { newId } from '../objects/new-id.ts'
import type { Challenge } from '../store/tables.ts'
import type { Work } from '../work.ts'
import { startValues, type PageAnswer } from './answer-page.ts'
import { challengePage } from './challenge-page.ts'
import { closedPage } from './closed-page.ts'
import { html } from './html.ts'
import { layout } from './layout.ts'
import { CARD_FIELDS } from './pay-page.ts'
import { payForm } from './pay-form.ts'

/** As at Stripe, a portal link expires after five unused minutes. */
const OPEN_S = 5 * 60

type Opened = { portal: Stripe.BillingPortal.Session; customer: Stripe.Customer }

function opened(work: Work, id: string): Opened | null {
  const portal = work.tx.get('portal_sessions', id)
  const customer = work.tx.get('customers', portal?.customer ?? '')
  return portal && customer && portal.created + OPEN_S >= work.now_s ? { portal, customer } : null
}

const expiredLinkPage = (): PageAnswer => ({
  status: 410,
  page: closedPage({
    heading: 'This link has expired',
    text: 'Your card was not changed. Go back to the store and start again.',
  }),
})

export function viewPortal(work: Work, id: string): PageAnswer {
  const found = opened(work, id)
  if (!found) return expiredLinkPage()
  const values = startValues(work, { customer: found.customer.id })
  return cardPage(found.portal, 200, { values, errors: {}, refusal: null })
}

/** Accepts the new card: it pays the customer's invoices from now on, except for subscriptions with their own card. */
export function submitCard(work: Work, id: string, values: PayForm): PageAnswer {
  const found = opened(work, id)
  if (!found) return expiredLinkPage()
  const read = readCard(values, work.now_s)
  if ('errors' in read) return cardPage(found.portal, 422, { values, errors: read.errors, refusal: null })
  const { number, refusal, attaches, asks_bank } = read.test_card
  if (asks_bank) {
    work.tx.put('challenges', { id, card: read.card, card_number: number, email: found.customer.email })
    return { status: 303, location: `/portal/${id}/challenge` }
  }
  if (refusal && !attaches) return cardPage(found.portal, 402, { values, errors: {}, refusal: refusal.message })
  return saveCard(work, found, { card: read.card, card_number: number })
}

function pendingChallenge({ tx }: Work, id: string): Challenge | null {
  const asked = tx.get('challenges', id)
  return asked && !asked.is_answered ? asked : null
}

/** Shows the 3-D Secure page for a card that is to be stored. */
export function viewCardChallenge(work: Work, id: string): PageAnswer {
  const found = opened(work, id)
  if (!found || !pendingChallenge(work, id)) return viewPortal(work, id)
  const page = challengePage({ what: 'that your card may be charged later', action: `/portal/${id}/challenge` })
  return { status: 200, page, ...formOrigin(found.portal) }
}

export function submitCardChallenge(work: Work, id: string, isPassed: boolean): PageAnswer {
  const found = opened(work, id)
  const asked = pendingChallenge(work, id)
  if (!found || !asked) return viewPortal(work, id)
  work.tx.put('challenges', { ...asked, is_answered: true })
  if (isPassed) return saveCard(work, found, asked)
  const values = { ...startValues(work, { customer: found.customer.id }), card_number: '', card_cvc: '' }
  return cardPage(found.portal, 402, { values, errors: {}, refusal: NOT_AUTHENTICATED.message })
}

function saveCard(
  work: Work,
  { portal, customer }: Opened,
  { card, card_number }: { card: Card; card_number: string },
): PageAnswer {
  const method = storeCard(work, { id: newId('pm_1'), card, card_number, customer, email: customer.email })
  const invoice_settings = { ...customer.invoice_settings, default_payment_method: method.id }
  saveCustomer(work, { ...customer, invoice_settings }, 'customer.updated')
  const location = returnUrlOf(portal)
  if (location !== null) return { status: 303, location }
  return {
    status: 200,
    page: closedPage({ heading: 'Your card is saved', text: 'It pays your invoices from now on.' }),
  }
}

function cardPage(
  portal: Stripe.BillingPortal.Session,
  status: 200 | 402 | 422,
  state: { values: PayForm; errors: PayErrors; refusal: string | null },
): PageAnswer {
  const heading = 'Replace your card'
  const content = html`<main>
<div class="intro">
${portal.return_url !== null && html`<a class="back" href="${portal.return_url}"><span aria-hidden="true">←</span> Return to the store</a>`}
<h1>${heading}</h1>
</div>
<section class="card" aria-labelledby="card-title">
<h2 id="card-title">New card</h2>
${payForm({ action: `/portal/${portal.id}`, button: 'Save card', asks: CARD_FIELDS, state: { method: 'card', ...state } })}
</section>
</main>`
  const page = layout({ title: `${status === 200 ? '' : 'Error: '}${heading}`, content })
  return { status, page, ...formOrigin(portal) }
}

const returnUrlOf = ({ flow, return_url }: Stripe.BillingPortal.Session): string | null =>
  flow?.after_completion.redirect?.return_url ?? return_url

function formOrigin(portal: Stripe.BillingPortal.Session): Pick<PageAnswer, 'form_origin'> {
  const back = returnUrlOf(portal)
  return back === null ? {} : { form_origin: new URL(back).origin }
}
