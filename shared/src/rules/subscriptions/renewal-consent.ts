import type { BillingType } from '../../states/subscriptions/subscription.ts'
import { formatMoney } from '../pricing/format-money.ts'

/** Version of the consent text a buyer accepts before paying for a renewing plan. Any change of the text needs a new version. */
export const renewalConsentVersion = '2026-11'

const every = { monthly: 'month', annual: 'year' } as const satisfies Record<BillingType, string>

type Agreed = { seller: string; plan: string; price: number; billing_type: BillingType }

export const renewalConsent = ({ seller, plan, price, billing_type }: Agreed): string =>
  `I agree that ${seller} charges my card ${formatMoney(price)} for the ${plan} plan today and again every ${every[billing_type]} until I cancel. I can cancel online at any time under “My subscription”; the plan then runs until the end of the ${every[billing_type]} that is paid for.`
