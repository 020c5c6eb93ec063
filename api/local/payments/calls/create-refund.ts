import type Stripe from 'stripe'
import * as v from 'valibot'
import { badRequest, resourceMissing } from '../api/api-error.ts'
import { call } from '../api/call.ts'
import { boolean, integer, metadata, text } from '../api/param-schemas.ts'
import { noteMoney } from '../objects/balance-transaction.ts'
import { emitEvent } from '../objects/emit-event.ts'
import { formatMoney } from '../objects/format-money.ts'
import { refund } from '../objects/refund.ts'
import type { Work } from '../work.ts'

const params = v.strictObject({
  payment_intent: v.optional(text()),
  charge: v.optional(text()),
  amount: v.optional(integer(1, 99_999_999)),
  reason: v.optional(
    v.picklist(
      ['duplicate', 'fraudulent', 'requested_by_customer'],
      'Invalid reason: must be one of duplicate, fraudulent, or requested_by_customer',
    ),
  ),
  metadata: v.optional(metadata),
  reverse_transfer: v.optional(boolean),
  refund_application_fee: v.optional(boolean),
} satisfies Partial<Record<keyof Stripe.RefundCreateParams, v.GenericSchema>>)

export const createRefund = call({
  method: 'POST',
  path: '/v1/refunds',
  params,
  handle(input, work) {
    const charge = chargeOf(input, work)
    const left = charge.amount - charge.amount_refunded
    if (left === 0)
      throw badRequest(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' })
    if (isChargedBack(charge, work))
      throw badRequest(`Charge ${charge.id} has been charged back; cannot issue a refund.`, { code: 'charge_disputed' })
    if (input.refund_application_fee && charge.application_fee === null)
      throw badRequest('Cannot refund an application fee on a charge without one.', { param: 'refund_application_fee' })
    const amount = input.amount ?? left
    if (amount > left)
      throw badRequest(
        `Refund amount (${formatMoney(amount, charge.currency)}) is greater than unrefunded amount on charge (${formatMoney(left, charge.currency)})`,
        { param: 'amount' },
      )

    const made = {
      ...refund({ now_s: work.now_s, charge, amount, reason: input.reason, metadata: input.metadata }),
      balance_transaction: noteMoney(work, {
        kind: 'refund',
        of: charge,
        amount,
        fee_back: input.refund_application_fee ? feeBack(charge, amount) : 0,
      }),
    }
    const refunded: Stripe.Charge = {
      ...charge,
      amount_refunded: charge.amount_refunded + amount,
      refunded: amount === left,
    }
    work.tx.put('charges', refunded)
    emitEvent(work, 'refund.created', made)
    emitEvent(work, 'charge.refunded', refunded)
    const settled = withReference(made)
    work.tx.put('refunds', settled)
    emitEvent(work, 'refund.updated', settled)
    return made
  },
})

/** A partial refund returns the same share of the platform's fee; the last one returns the rest. */
const feeBack = ({ amount: whole, amount_refunded, application_fee_amount }: Stripe.Charge, amount: number): number => {
  const backOf = (refunded: number) => Math.floor(((application_fee_amount ?? 0) * refunded) / whole)
  return backOf(amount_refunded + amount) - backOf(amount_refunded)
}

function chargeOf(
  { payment_intent, charge }: { payment_intent?: string | undefined; charge?: string | undefined },
  { tx }: Work,
): Stripe.Charge {
  if (payment_intent === undefined && charge === undefined)
    throw badRequest('One of the following params should be provided for this request: payment_intent or charge.')
  if (payment_intent !== undefined) {
    const intent = tx.get('payment_intents', payment_intent)
    if (!intent) throw resourceMissing({ kind: 'payment_intent', id: payment_intent, param: 'payment_intent' })
    if (intent.status !== 'succeeded')
      throw badRequest(`This PaymentIntent (${payment_intent}) does not have a successful charge to refund.`, {
        param: 'payment_intent',
      })
    if (charge !== undefined && charge !== intent.latest_charge)
      throw badRequest(`The charge ${charge} does not belong to ${payment_intent}.`, { param: 'charge' })
    charge = String(intent.latest_charge)
  }
  const paid = tx.get('charges', charge ?? '')
  if (!paid) throw resourceMissing({ kind: 'charge', id: charge ?? '', param: 'charge' })
  if (!paid.paid) throw badRequest(`Charge ${paid.id} did not succeed and cannot be refunded.`, { param: 'charge' })
  return paid
}

/** A charge whose dispute is open or was lost has no money left to refund. */
const isChargedBack = ({ id }: Stripe.Charge, { tx }: Work): boolean =>
  tx.all('disputes').some((dispute) => dispute.charge === id && !dispute.is_charge_refundable)

// The card network's reference arrives shortly after the refund, with refund.updated.
function withReference(made: Stripe.Refund): Stripe.Refund {
  const card = {
    reference: '5'.repeat(23),
    reference_status: 'available',
    reference_type: 'acquirer_reference_number',
    type: 'refund',
  }
  return { ...made, destination_details: { type: 'card', card } }
}
