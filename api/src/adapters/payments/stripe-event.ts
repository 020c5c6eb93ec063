import type Stripe from 'stripe'
import type { PaymentEvent, PaymentSubject } from './payments.ts'
import { subjectOf } from './payment-reference.ts'

/**
 * What an event claims to be about. Sessions, intents and charges carry the metadata that the order gave its session; disputes name only their
 * payment.
 */
export type Named = { about: PaymentSubject | null; payment_id: string | null }

/** Converts a Stripe event to our own type. */
export function eventOf({ id, type, data, account }: Stripe.Event): PaymentEvent {
  const { object } = data
  return {
    id,
    type,
    ...namedIn(object),
    connected: account ?? null,
    session:
      object.object === 'checkout.session' ? { id: object.id, about: subjectOf(object.client_reference_id) } : null,
  }
}

/** Reads the same from an unverified body; null if it is not an event. */
export function namedInRaw(raw: string): (Named & { connected: string | null }) | null {
  try {
    const { data, account } = JSON.parse(raw) as Stripe.Event
    return { ...namedIn(data.object), connected: typeof account === 'string' ? account : null }
  } catch {
    return null
  }
}

const paymentObjects: readonly string[] = ['charge', 'dispute', 'refund']

function namedIn(object: Stripe.Event.Data.Object): Named {
  const {
    object: kind,
    metadata,
    payment_intent,
    parent,
  } = object as {
    object?: string
    metadata?: Stripe.Metadata | null
    parent?: Stripe.Invoice.Parent | null
    payment_intent?: unknown
  }
  const isOfPayment = paymentObjects.includes(kind ?? '') && typeof payment_intent === 'string'
  // An invoice carries the metadata its subscription was started with.
  const about = subjectIn(metadata) ?? subjectIn(parent?.subscription_details?.metadata)
  return { about, payment_id: isOfPayment ? payment_intent : null }
}

export function subjectIn(metadata: Stripe.Metadata | null | undefined): PaymentSubject | null {
  const ids = { portal_id: Number(metadata?.portal_id), order_id: Number(metadata?.order_id) }
  return Number.isSafeInteger(ids.portal_id) && Number.isSafeInteger(ids.order_id) ? ids : null
}
