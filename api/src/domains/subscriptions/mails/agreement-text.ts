import { formatMoney } from '@portico/shared/rules/pricing/format-money.ts'
import type { BillingType } from '@portico/shared/states/subscriptions/subscription.ts'

export type Agreed = { plan: string; price: number; billing_type: BillingType }

export const every = { monthly: 'month', annual: 'year' } as const satisfies Record<BillingType, string>

/** Formats a plan with its price, such as "Growing Business, $99.00 a month". */
export const agreementText = ({ plan, price, billing_type }: Agreed): string =>
  `${plan}, ${formatMoney(price)} a ${every[billing_type]}`
