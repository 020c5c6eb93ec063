import type { BillingType } from '../../states/subscriptions/subscription.ts'

/** Price of a plan in cents, by its billing type (CRT-020). */
export function subscriptionPrice({
  monthly_price,
  annual_price,
  type,
}: {
  monthly_price: number
  annual_price: number
  type: BillingType
}): number {
  return type === 'annual' ? annual_price : monthly_price
}
