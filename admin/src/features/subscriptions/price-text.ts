import type { Subscription } from '@portico/shared/contract/subscriptions.ts'
import { formatMoney } from '@portico/shared/rules/pricing/format-money.ts'

const every = { monthly: 'month', annual: 'year' } as const

/** Formats a price, such as "$2,490.00 a year". */
export const priceText = ({ price, billing_type }: Pick<Subscription, 'price' | 'billing_type'>): string =>
  `${formatMoney(price)} a ${every[billing_type]}`
