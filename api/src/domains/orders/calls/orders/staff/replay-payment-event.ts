import { replay_payment_event } from '@portico/shared/contract/orders/events.ts'
import { eventOfPortal, orderOfPayment } from '../../../cross-portal/payment-events.ts'
import { fail } from '../../../../../kernel/fail.ts'
import { verb } from '../../../../../kernel/verb.ts'
import { handleEvent } from '../handle-event.ts'
import { eventWire } from './event-wire.ts'

/** Handles an event of the ledger again. It was verified when it came, and only says which order to look at. */
export const replayPaymentEvent = verb(replay_payment_event, async ({ portal, services, log, note }, { params }) => {
  const { platform, payments } = services
  const which = { portal_id: portal.id, number: params.number }
  const kept = await eventOfPortal(platform, which)
  if (!kept) return fail('general.not_found')
  const event = payments.keptEvent(kept.payload)
  const about = event.about ?? (event.payment_id ? await orderOfPayment(platform, event.payment_id) : null)
  if (about && about.portal_id !== portal.id) return fail('general.not_found')
  note(`payment_event:${kept.id}`)
  await handleEvent({ services, log, event: { ...event, about }, account: kept.account })
  return eventWire((await eventOfPortal(platform, which)) ?? kept)
})
