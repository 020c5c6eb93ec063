import type { Plan } from '@portico/shared/contract/subscriptions.ts'

/** Two of the plans that anyone may buy. */
export const samplePlans: readonly Plan[] = [
  {
    id: 1,
    name: 'Growing',
    short_name: 'growing',
    partner_tier: 'promo',
    monthly_price: 9_900,
    annual_price: 99_000,
    yearly_credits: 100,
  },
  {
    id: 2,
    name: 'Established',
    short_name: 'established',
    partner_tier: 'promo',
    monthly_price: 19_900,
    annual_price: 199_000,
    yearly_credits: 500,
  },
]
