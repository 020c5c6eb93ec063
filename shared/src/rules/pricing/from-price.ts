import { tierPrice, type PricingTier } from './tier-price.ts'

/**
 * Lowest unit price in cents and whether buying more makes the unit cheaper, so that a card says "from $39" rather than "$39"
 * (design: cards of the catalog). Null without any tier.
 */
export function fromPrice(tiers: readonly PricingTier[]): { price: number; falls: boolean } | null {
  const single = tierPrice({ tiers, quantity: 1 })
  if (single === null) return null
  const price = Math.min(...tiers.map((tier) => tier.price))
  return { price, falls: price < single }
}
