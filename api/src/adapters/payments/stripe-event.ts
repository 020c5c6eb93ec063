import type Stripe from 'stripe'
import type { PaymentEvent, PaymentSubject } from './payments.ts'
import { subjectOf } from './subject.ts'

/** An event of Stripe's in our words. Sessions, intents and charges all carry the metadata that the order gave its session. */
export function eventOf({ id, type, data }: Stripe.Event): PaymentEvent {
  const { object } = data
  return {
    id,
    type,
    about: 'metadata' in object ? subjectIn(object.metadata) : null,
    session:
      object.object === 'checkout.session' ? { id: object.id, about: subjectOf(object.client_reference_id) } : null,
    refunded_charge_id: type === 'charge.refunded' && object.object === 'charge' ? object.id : null,
  }
}

/** The order that an event says it is about, before anybody knows whether its signature is good; null for none. */
export function subjectNamedIn(raw: string): PaymentSubject | null {
  try {
    return eventOf(JSON.parse(raw) as Stripe.Event).about
  } catch {
    return null
  }
}

function subjectIn(metadata: Stripe.Metadata | null | undefined): PaymentSubject | null {
  const ids = { portal_id: Number(metadata?.portal_id), order_id: Number(metadata?.order_id) }
  return Number.isSafeInteger(ids.portal_id) && Number.isSafeInteger(ids.order_id) ? ids : null
}
