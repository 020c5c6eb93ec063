import { list_payment_events } from '@portico/shared/contract/orders/events.ts'
import { mostCountedRows, totalOf } from '@portico/shared/rules/lists/total.ts'
import { countEvents, eventsOfPortal } from '../../../cross-portal/payment-events.ts'
import { page, readCursor } from '../../../../../kernel/paginate.ts'
import { verb } from '../../../../../kernel/verb.ts'
import { eventWire } from './event-wire.ts'

/** Lists the payment provider's events about this portal's orders, newest first. */
export const listPaymentEvents = verb(list_payment_events, async ({ portal, services }, { query }) => {
  const place = readCursor(query.cursor)
  const wanted = { portal_id: portal.id, outcome: query.outcome, search: query.search }
  const size = query.per_page
  const rows = await eventsOfPortal(services.platform, { ...wanted, place, size })
  const { data, meta } = page(rows.map(eventWire), { place, size })
  const total = query.with_total
    ? { total: totalOf(await countEvents(services.platform, { ...wanted, most: mostCountedRows + 1 })) }
    : {}
  return { data, meta: { ...meta, ...total } }
})
