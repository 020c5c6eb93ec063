import { tierPrice, type PricingTier } from './tier-price.ts'

/**
 * Price of a course in cents: what one person pays, displayed first wherever it is offered, and the lowest price per seat if larger quantities are
 * cheaper. Null without tiers: not for sale.
 */
export function coursePrice(tiers: readonly PricingTier[]): { price: number; team_price: number | null } | null {
  const price = tierPrice({ tiers, quantity: 1 })
  if (price === null) return null
  const lowest = Math.min(...tiers.map((tier) => tier.price))
  return { price, team_price: lowest < price ? lowest : null }
}
