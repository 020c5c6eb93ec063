import type { OrderInFull } from '@portico/shared/contract/orders/orders.ts'
import { formatCalendarDay, formatDate } from '@portico/shared/rules/dates/format-date.ts'
import { countOf } from '@portico/shared/rules/numbers/count-of.ts'
import { overdueDays } from '@portico/shared/rules/orders/overdue-days.ts'
import { pageTimeZone, portalDate } from '../../../scripts/portal-date.ts'

/** Days the order's invoice is overdue, in the portal's time zone. */
export const daysOverdue = (order: Pick<OrderInFull, 'status' | 'purchase_order'>): number =>
  overdueDays(order, formatDate({ at: new Date(), time_zone: pageTimeZone(), style: 'iso' }))

/** Status of an unpaid purchase order: granted with a due date, overdue, or awaiting payment. */
export function purchaseText(order: Pick<OrderInFull, 'status' | 'purchase_order'>): string {
  const due_on = order.purchase_order?.due_on
  const overdue = daysOverdue(order)
  if (due_on && overdue > 0)
    return `The invoice was due on ${formatCalendarDay(due_on)}. It is overdue by ${countOf(overdue, 'day')}.`
  if (due_on) return `Your courses and seats are ready. The invoice is due on ${formatCalendarDay(due_on)}.`
  const waits_until = order.purchase_order?.waits_until
  const held = waits_until ? ` Its price and seats are held until ${portalDate(waits_until)}.` : ''
  return `Your courses and seats will be ready as soon as this order is paid.${held} Forward the pro forma invoice to the person who pays it; we’ve also emailed it to you.`
}
