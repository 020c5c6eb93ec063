import type Stripe from 'stripe'
import type { NewPaymentSession, PaymentAccount, PaymentSession, PaymentState } from './payments.ts'
import { stripeRecurrences } from './stripe-recurrences.ts'
import { paidWith } from './stripe-paid-with.ts'
import { priceOf } from './stripe-subscription.ts'
import { isFinal, readPayment, refundPayment } from './stripe-payment.ts'
import { stripeTax } from './stripe-tax.ts'
import { referenceOf } from './payment-reference.ts'

/** One Stripe account, in our own types. */
export function stripeAccount(stripe: Stripe): PaymentAccount {
  return {
    async openSession(wanted) {
      // Idempotency key per order: concurrent requests open only one session.
      const options = { idempotencyKey: referenceOf(wanted.about) }
      const mode = wanted.recurring ? recurringMode(wanted, await priceOf(stripe, wanted.recurring)) : onceMode(wanted)
      const { id, url } = await stripe.checkout.sessions.create({ ...sessionParams(wanted), ...mode }, options)
      return { id, url }
    },
    readSession: (id) => readSession(stripe, id),
    async closeSession(id) {
      await stripe.checkout.sessions.expire(id).catch((error: unknown) => {
        if (!isFinal(error)) throw error
      })
    },
    readPayment: (id) => readPayment(stripe, id),
    refund: (wanted) => refundPayment(stripe, wanted),
    recurrences: stripeRecurrences(stripe),
    tax: stripeTax(stripe),
  }
}

type Params = Stripe.Checkout.SessionCreateParams
const metadataOf = ({ about }: NewPaymentSession) => ({
  portal_id: String(about.portal_id),
  order_id: String(about.order_id),
})

const onceMode = (wanted: NewPaymentSession): Params => ({
  mode: 'payment',
  line_items: wanted.lines.map(({ title, quantity, unit_price }) => ({
    quantity,
    price_data: { currency: wanted.currency, unit_amount: unit_price, product_data: { name: title } },
  })),
  payment_intent_data: {
    metadata: metadataOf(wanted),
    ...(wanted.platform_fee > 0 ? { application_fee_amount: wanted.platform_fee } : {}),
  },
})

const recurringMode = (wanted: NewPaymentSession, price: string): Params => ({
  mode: 'subscription',
  line_items: [{ price, quantity: 1 }],
  subscription_data: { metadata: metadataOf(wanted) },
})

const sessionParams = (wanted: NewPaymentSession): Params => ({
  success_url: wanted.success_url,
  cancel_url: wanted.cancel_url,
  client_reference_id: referenceOf(wanted.about),
  customer_email: wanted.buyer_email,
  metadata: metadataOf(wanted),
  branding_settings: { display_name: wanted.shop_name.slice(0, 100) },
})

async function readSession(stripe: Stripe, id: string): Promise<PaymentSession> {
  const expand = ['payment_intent.latest_charge', 'invoice.payments']
  const session = await stripe.checkout.sessions.retrieve(id, { expand })
  const intent = await intentOf(stripe, session)
  const latest = typeof intent === 'object' ? intent?.latest_charge : null
  const charge = typeof latest === 'object' ? (latest ?? null) : null
  const { subscription } = session
  return {
    id: session.id,
    state: stateOf({ ...session, payment_intent: intent }),
    payment_id: typeof intent === 'string' ? intent : (intent?.id ?? null),
    paid_with: charge && charge.status !== 'failed' ? paidWith(charge) : null,
    subscription_id: typeof subscription === 'string' ? subscription : (subscription?.id ?? null),
  }
}

/** Returns the payment of a session; for a subscription, the payment of its first invoice. */
async function intentOf(
  stripe: Stripe,
  { payment_intent, invoice }: Stripe.Checkout.Session,
): Promise<Stripe.Checkout.Session['payment_intent']> {
  const first = typeof invoice === 'object' ? invoice?.payments?.data[0]?.payment.payment_intent : null
  if (payment_intent !== null || !first) return payment_intent
  return stripe.paymentIntents.retrieve(typeof first === 'string' ? first : first.id, { expand: ['latest_charge'] })
}

function stateOf({
  status,
  payment_status,
  payment_intent: intent,
}: Pick<Stripe.Checkout.Session, 'status' | 'payment_status' | 'payment_intent'>): PaymentState {
  if (status === 'expired') return 'expired'
  if (status !== 'complete') return 'open'
  if (payment_status !== 'unpaid') return 'paid'
  return typeof intent === 'object' && intent?.status === 'requires_payment_method' ? 'failed' : 'processing'
}
