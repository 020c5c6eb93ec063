import type Stripe from 'stripe'
import { API_VERSION } from '../work.ts'
import type { Work } from '../work.ts'
import { newId } from './new-id.ts'

/** Records an event with the object's current state and enqueues its webhook, in the same transaction. */
export function emitEvent<T extends Stripe.Event['type']>(
  work: Work,
  type: T,
  object: Extract<Stripe.Event, { type: T }>['data']['object'],
): void {
  const event = {
    id: newId('evt_1'),
    object: 'event',
    ...accountOf(work, object),
    api_version: API_VERSION,
    created: work.now_s,
    data: { object: structuredClone(object) },
    livemode: false,
    pending_webhooks: work.sends_webhooks ? 1 : 0,
    request: { ...work.request },
    type,
  } as Stripe.Event
  work.tx.put('events', event)
  if (work.sends_webhooks)
    work.tx.put('deliveries', {
      id: event.id,
      status: 'pending',
      attempts: 0,
      last_attempt_at: null,
      last_status: null,
      last_error: null,
    })
}

/** The connected account an event belongs to; such events go to the platform's Connect endpoint. */
function accountOf({ connected }: Work, object: { object: string; id?: string }): { account?: string } {
  const account = object.object === 'account' ? object.id : connected?.().id
  return account === undefined ? {} : { account }
}
