import Stripe from 'stripe'
import type { NewRefund, Payment, PaymentDispute, PaymentRefund } from './payments.ts'
import { referenceOf } from './payment-reference.ts'

/** Reads the current state of a payment, in our own types. A partial refund names its lines in `order_line_ids`: "12,13". */
export async function readPayment(stripe: Stripe, payment_id: string): Promise<Payment> {
  const [intent, refunds, disputes] = await Promise.all([
    stripe.paymentIntents.retrieve(payment_id, { expand: ['latest_charge.balance_transaction'] }),
    stripe.refunds.list({ payment_intent: payment_id, limit: 100, expand: ['data.balance_transaction'] }),
    stripe.disputes.list({ payment_intent: payment_id, limit: 100 }),
  ])
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null
  const money = typeof charge?.balance_transaction === 'object' ? charge.balance_transaction : null
  return {
    fee: money === null ? null : money.fee + returnedFees(refunds.data),
    is_refunded_whole: charge?.refunded ?? false,
    refunds: refunds.data.map(refundOf),
    disputes: disputes.data.filter((one) => !isInquiry(one)).map(disputeOf),
  }
}

/** Fees returned with refunds, as a negative amount. */
const returnedFees = (refunds: readonly Stripe.Refund[]): number =>
  refunds.reduce((sum, { balance_transaction: money }) => sum + (typeof money === 'object' ? (money?.fee ?? 0) : 0), 0)

/** Errors that a retry with the same input cannot resolve. */
export const isFinal = (error: unknown): boolean => error instanceof Stripe.errors.StripeInvalidRequestError

export async function refundPayment(stripe: Stripe, wanted: NewRefund): Promise<PaymentRefund | null> {
  const { about, refund_id, payment_id, amount, line_ids, reason, returns_platform_fee } = wanted
  const metadata = {
    portal_id: String(about.portal_id),
    order_id: String(about.order_id),
    refund_id: String(refund_id),
    order_line_ids: line_ids.join(','),
  }
  try {
    const made = await stripe.refunds.create(
      {
        payment_intent: payment_id,
        amount,
        reason,
        metadata,
        ...(returns_platform_fee ? { refund_application_fee: true } : {}),
      },
      { idempotencyKey: `${referenceOf(about)}-refund-${refund_id}` },
    )
    return refundOf(made)
  } catch (error) {
    if (isFinal(error)) return null
    throw error
  }
}

function refundOf({ id, amount, status, metadata }: Stripe.Refund): PaymentRefund {
  const refund_id = Number(metadata?.refund_id ?? Number.NaN)
  return {
    id,
    refund_id: Number.isSafeInteger(refund_id) ? refund_id : null,
    amount,
    line_ids: (metadata?.order_line_ids ?? '')
      .split(',')
      .filter((one) => /^\d{1,15}$/.test(one))
      .map(Number),
    status: status === 'succeeded' ? 'succeeded' : status === 'failed' || status === 'canceled' ? 'failed' : 'pending',
  }
}

/** An inquiry has not withdrawn any money, so it does not count as a dispute until it becomes one. */
const isInquiry = ({ status }: Stripe.Dispute): boolean => status.startsWith('warning_')

const disputeStatus = (status: Stripe.Dispute.Status): PaymentDispute['status'] =>
  status === 'lost' ? 'lost' : status === 'won' || status === 'prevented' ? 'won' : 'open'

const disputeOf = ({ id, amount, reason, status, created }: Stripe.Dispute): PaymentDispute => ({
  id,
  amount,
  reason,
  status: disputeStatus(status),
  opened_at: new Date(created * 1000),
})
