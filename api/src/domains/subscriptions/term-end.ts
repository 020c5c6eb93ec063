import { TZDate } from '@date-fns/tz'
import { addMonths } from 'date-fns/addMonths'
import type { BillingType } from '@portico/shared/states/subscriptions/subscription.ts'

const monthsOf = { monthly: 1, annual: 12 } as const satisfies Record<BillingType, number>

type Term = { from: Date; billing_type: BillingType; time_zone: string }

/**
 * Returns the end of the first term that ends after a given time. Terms are counted from the start day, so a subscription from January 31 ends on the
 * last day of shorter months and on the 31st again in longer ones.
 */
export function termEndAfter({ from, billing_type, time_zone, after }: Term & { after: Date }): Date {
  const start = new TZDate(from, time_zone)
  const end = (terms: number) => new Date(addMonths(start, terms * monthsOf[billing_type]).getTime())
  let terms = 1
  while (end(terms) <= after) terms += 1
  return end(terms)
}
