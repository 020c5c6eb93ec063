import type Stripe from 'stripe'
import { completeFreeSession, paySession } from '../checkout/pay-session.ts'
import { emailError, readCard } from '../checkout/read-card.ts'
import type { PayErrors, PayForm } from '../checkout/read-card.ts'
import type { Work } from '../work.ts'
import { closedPage } from './closed-page.ts'
import type { PayFormState } from './pay-form.ts'
import { askedFields, knownEmail, payPage } from './pay-page.ts'

export interface PageAnswer {
  status: 200 | 303 | 402 | 404 | 410 | 422
  page?: string
  location?: string
  /** Where the form's answer may lead besides this service. */
  form_origin?: string
}

export function viewSession(work: Work, id: string): PageAnswer {
  const session = work.tx.get('sessions', id)
  if (session?.status !== 'open') return closed(session)
  return form(work, session, { status: 200, state: { values: startValues(work, session), errors: {}, refusal: null } })
}

/** Takes the form: pays and sends the shopper back, or shows the page again with what is wrong. */
export function submitPayment(work: Work, id: string, values: PayForm): PageAnswer {
  const session = work.tx.get('sessions', id)
  if (session?.status === 'complete') return toShop(session)
  if (session?.status !== 'open') return closed(session)

  const asks = askedFields(session, work.tx)
  const mail_error = asks.includes('email') ? emailError(values.email) : null
  const errors: PayErrors = mail_error === null ? {} : { email: mail_error }
  const email = knownEmail(session, work.tx) ?? values.email.trim()
  const read = asks.includes('card_number') ? readCard(values, work.now_s) : null
  if (read && 'errors' in read)
    return form(work, session, { status: 422, state: { values, errors: { ...errors, ...read.errors }, refusal: null } })
  if (mail_error !== null) return form(work, session, { status: 422, state: { values, errors, refusal: null } })

  if (!read) {
    completeFreeSession(work, session, { email, name: null })
    return toShop(session)
  }
  const refusal = paySession(work, session, { ...read, email })
  return refusal === null
    ? toShop(session)
    : form(work, session, { status: 402, state: { values, errors: {}, refusal: refusal.message } })
}

function form(
  work: Work,
  session: Stripe.Checkout.Session,
  { status, state }: { status: 200 | 402 | 422; state: PayFormState },
): PageAnswer {
  return { status, page: payPage(session, { tx: work.tx, state }), form_origin: new URL(successUrl(session)).origin }
}

function toShop(session: Stripe.Checkout.Session): PageAnswer {
  return { status: 303, location: successUrl(session) }
}

function closed(session: Stripe.Checkout.Session | undefined): PageAnswer {
  if (!session)
    return {
      status: 404,
      page: closedPage({
        heading: 'Payment page not found',
        text: 'There is no payment at this address. Check the link, or go back to the store and start again.',
      }),
    }
  if (session.status === 'complete') {
    const heading = session.payment_status === 'paid' ? 'This order is paid' : 'This order is complete'
    return {
      status: 200,
      page: closedPage({
        heading,
        text: 'You don’t need to pay again.',
        link: { href: successUrl(session), label: 'Continue to your order' },
      }),
    }
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

function successUrl(session: Stripe.Checkout.Session): string {
  return (session.success_url ?? '').replaceAll('{CHECKOUT_SESSION_ID}', session.id)
}

function startValues(work: Work, session: Stripe.Checkout.Session): PayForm {
  const name = typeof session.customer === 'string' ? work.tx.get('customers', session.customer)?.name : null
  const year = new Date(work.now_s * 1000).getUTCFullYear() + 3
  return {
    email: '',
    card_number: '4242 4242 4242 4242',
    card_expiry: `12 / ${String(year).slice(-2)}`,
    card_cvc: '123',
    card_name: name ?? 'Test Shopper',
  }
}
