import { tierPrice, type PricingTier } from './tier-price.ts'

/**
 * What a course costs, in cents: what one person pays, the first figure wherever it is offered, and the lowest price of a seat
 * where more seats make it cheaper. Null without any tier: not for sale.
 */
export function coursePrice(tiers: readonly PricingTier[]): { price: number; team_price: number | null } | null {
  const price = tierPrice({ tiers, quantity: 1 })
  if (price === null) return null
  const lowest = Math.min(...tiers.map((tier) => tier.price))
  return { price, team_price: lowest < price ? lowest : null }
}
