import type Stripe from 'stripe'
import type { NewPaymentSession, PaymentAccount, PaymentSession, PaymentState, RefundedCharge } from './payments.ts'
import { referenceOf } from './subject.ts'

/** One Stripe account behind our own words. */
export function stripeAccount(stripe: Stripe): PaymentAccount {
  return {
    async openSession(wanted) {
      // A key of the order's own: however many requests ask at once, one session is opened.
      const options = { idempotencyKey: referenceOf(wanted.about) }
      const { id, url } = await stripe.checkout.sessions.create(sessionParams(wanted), options)
      return { id, url }
    },
    readSession: async (id) =>
      sessionOf(await stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent.latest_charge'] })),
    readCharge: async (id) => chargeOf(await stripe.charges.retrieve(id, { expand: ['refunds'] })),
  }
}

function sessionParams(wanted: NewPaymentSession): Stripe.Checkout.SessionCreateParams {
  const { about, currency, lines } = wanted
  const metadata = { portal_id: String(about.portal_id), order_id: String(about.order_id) }
  return {
    mode: 'payment',
    line_items: lines.map(({ title, quantity, unit_price }) => ({
      quantity,
      price_data: { currency, unit_amount: unit_price, product_data: { name: title } },
    })),
    success_url: wanted.success_url,
    cancel_url: wanted.cancel_url,
    client_reference_id: referenceOf(about),
    customer_email: wanted.buyer_email,
    metadata,
    payment_intent_data: { metadata },
    branding_settings: { display_name: wanted.shop_name.slice(0, 100) },
  }
}

function sessionOf(session: Stripe.Checkout.Session): PaymentSession {
  const intent = session.payment_intent
  return {
    id: session.id,
    state: stateOf(session),
    payment_id: typeof intent === 'string' ? intent : (intent?.id ?? null),
    paid_with: typeof intent === 'object' ? paidWith(intent?.latest_charge ?? null) : null,
  }
}

/** A card by its brand; any other way by its name, with the last digits of what has some. */
function paidWith(charge: Stripe.PaymentIntent['latest_charge']): PaymentSession['paid_with'] {
  const details = typeof charge === 'object' ? charge?.payment_method_details : null
  if (!details) return null
  if (details.card) return { method: details.card.brand ?? 'card', last4: details.card.last4 }
  return { method: details.type, last4: details.us_bank_account?.last4 ?? null }
}

function stateOf({ status, payment_status, payment_intent: intent }: Stripe.Checkout.Session): PaymentState {
  if (status === 'expired') return 'expired'
  if (status !== 'complete') return 'open'
  if (payment_status !== 'unpaid') return 'paid'
  return typeof intent === 'object' && intent?.status === 'requires_payment_method' ? 'failed' : 'processing'
}

/** A partial refund names its lines in `order_line_ids`: "12,13". */
function chargeOf({ payment_intent: intent, refunded, refunds }: Stripe.Charge): RefundedCharge {
  const made = refunds?.data.filter(({ status }) => status === 'succeeded') ?? []
  return {
    payment_id: typeof intent === 'string' ? intent : (intent?.id ?? null),
    is_refunded_whole: refunded,
    refunded_line_ids: made
      .flatMap((refund) => (refund.metadata?.order_line_ids ?? '').split(','))
      .filter((id) => /^\d+$/.test(id))
      .map(Number),
  }
}
