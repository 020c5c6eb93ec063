import type { Subscription } from '@portico/shared/contract/subscriptions.ts'
import { formatMoney } from '@portico/shared/rules/pricing/format-money.ts'

const periodNames = { monthly: 'month', annual: 'year' } as const

/** Formats a price, such as "$2,490.00 a year". */
export const priceText = ({ price, billing_type }: Pick<Subscription, 'price' | 'billing_type'>): string =>
  `${formatMoney(price)} a ${periodNames[billing_type]}`

type Ending = Pick<Subscription, 'canceled_at' | 'period_ends_at' | 'ended_at'>

/** Returns what happens at the end of the term, and when. */
export function termEnd({ canceled_at, period_ends_at, ended_at }: Ending): { label: string; at: string } {
  if (ended_at !== null) return { label: 'Ended', at: ended_at }
  return { label: canceled_at !== null ? 'Ends' : 'Renews', at: period_ends_at }
}
