import { randomUUID } from 'node:crypto'
import type { Call } from '@portico/shared/calls/call.ts'
import { get_order, type Order } from '@portico/shared/contract/orders/orders.ts'
import { refund_order } from '@portico/shared/contract/orders/staff.ts'
import { buy, type Purchase } from './buy.ts'

type After = 'nothing' | 'refund_first_line' | 'refund_all' | 'bank_decides'
type Sale = Purchase & { after: After }

/** One order in each state that a payment can reach. The last one leaves a payment page open, which another payment would close. */
export const coreSales: readonly Sale[] = [
  { key: 'refunded', slugs: ['property-management-basics'], by: 'card', after: 'refund_all' },
  {
    key: 'partly-refunded',
    slugs: ['contracts-and-contingencies', 'homeowners-policy-line-by-line'],
    by: 'card',
    coupon: 'THANKYOU',
    after: 'refund_first_line',
  },
  { key: 'disputed', slugs: ['personal-auto-coverage-questions'], by: 'disputed_card', after: 'nothing' },
  { key: 'debit-failed', slugs: ['annuity-suitability-and-best-interest'], by: 'refusing_bank', after: 'bank_decides' },
  { key: 'debit-processing', slugs: ['flood-insurance-essentials'], by: 'bank', after: 'nothing' },
  { key: 'declined', slugs: ['claims-adjusting-first-contact'], by: 'declined_card', after: 'nothing' },
]

type Parties = { buyer: Call; staff: Call; bankDecides: (payment_url: string) => Promise<void> }

/** Makes the sales of the core portal, one after the other. */
export async function makeCoreSales({ buyer, staff, bankDecides }: Parties): Promise<void> {
  for (const { after, ...purchase } of coreSales) {
    const { order, url } = await buy(buyer, purchase)
    if (after === 'refund_all') await refund(staff, order, order.lines)
    if (after === 'refund_first_line') await refund(staff, order, order.lines.slice(0, 1))
    if (after !== 'bank_decides') continue
    await bankDecides(url)
    await buyer(get_order, { params: { order_id: order.id } })
  }
}

const refund = (staff: Call, { id }: Order, lines: Order['lines']) =>
  staff(refund_order, {
    params: { order_id: id },
    query: {},
    body: { line_ids: lines.map((line) => line.id), reason: 'requested_by_customer', sent_as: randomUUID() },
  })
