import type Stripe from 'stripe'
import { isChallengePending } from '../checkout/challenge.ts'
import type { PayForm, PayMethod } from '../checkout/pay-fields.ts'
import { formatMoney } from '../objects/format-money.ts'
import type { Work } from '../work.ts'
import { challengePage } from './challenge-page.ts'
import { closedPage } from './closed-page.ts'
import type { PayFormState } from './pay-form.ts'
import { payPage } from './pay-page.ts'

export interface PageAnswer {
  status: 200 | 303 | 402 | 404 | 410 | 422
  page?: string
  location?: string
  /** Another origin that the form's response may redirect to. */
  form_origin?: string
}

export function viewSession(work: Work, id: string, wanted: PayMethod): PageAnswer {
  const session = work.tx.get('sessions', id)
  if (session?.status !== 'open') return closed(session)
  const method = session.payment_method_types.includes(wanted) ? wanted : 'card'
  const state = { method, values: startValues(work, session), errors: {}, refusal: null }
  return form(work, session, { status: 200, state })
}

/** Shows the 3-D Secure page while the bank waits for an answer. */
export function viewChallenge(work: Work, id: string): PageAnswer {
  const session = work.tx.get('sessions', id)
  if (!session || !isChallengePending(work, session)) return viewSession(work, id, 'card')
  const what = `this payment of ${formatMoney(session.amount_total ?? 0, session.currency ?? 'usd')}`
  const page = challengePage({ what, action: `/pay/${id}/challenge` })
  return { status: 200, page, form_origin: originOf(session) }
}

export function form(
  work: Work,
  session: Stripe.Checkout.Session,
  { status, state }: { status: 200 | 402 | 422; state: PayFormState },
): PageAnswer {
  return { status, page: payPage(session, { tx: work.tx, state }), form_origin: originOf(session) }
}

export function toShop(session: Stripe.Checkout.Session): PageAnswer {
  return { status: 303, location: successUrl(session) }
}

export function closed(session: Stripe.Checkout.Session | undefined): PageAnswer {
  if (!session)
    return {
      status: 404,
      page: closedPage({
        heading: 'Payment page not found',
        text: 'There is no payment at this address. Check the link, or go back to the store and start again.',
      }),
    }
  if (session.status === 'complete')
    return {
      status: 200,
      page: closedPage({
        ...completedText(session),
        link: { href: successUrl(session), label: 'Continue to your order' },
      }),
    }
  const link = session.cancel_url === null ? null : { href: session.cancel_url, label: 'Return to the store' }
  return {
    status: 410,
    page: closedPage({
      heading: 'This payment page has expired',
      text: 'You weren’t charged. Go back to the store to start a new payment.',
      link,
    }),
  }
}

const completedText = ({ payment_status }: Stripe.Checkout.Session): { heading: string; text: string } =>
  payment_status === 'unpaid'
    ? {
        heading: 'Your payment is on its way',
        text: 'Your bank decides within a few days. You don’t need to pay again.',
      }
    : {
        heading: payment_status === 'paid' ? 'This order is paid' : 'This order is complete',
        text: 'You don’t need to pay again.',
      }

function successUrl(session: Stripe.Checkout.Session): string {
  return (session.success_url ?? '').replaceAll('{CHECKOUT_SESSION_ID}', session.id)
}

const originOf = (session: Stripe.Checkout.Session): string => new URL(successUrl(session)).origin

/** Initial form values: a card and a bank account that pay. */
export function startValues(work: Work, { customer }: { customer: unknown }): PayForm {
  const known = typeof customer === 'string' ? work.tx.get('customers', customer)?.name : null
  const name = known ?? 'Test Shopper'
  const year = new Date(work.now_s * 1000).getUTCFullYear() + 3
  return {
    email: '',
    card_number: '4242 4242 4242 4242',
    card_expiry: `12 / ${String(year).slice(-2)}`,
    card_cvc: '123',
    card_name: name,
    bank_routing: '110000000',
    bank_account: '000123456789',
    bank_name: name,
  }
}
