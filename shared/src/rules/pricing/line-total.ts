import { tierPrice, type PricingTier } from './tier-price.ts'

/** Total of a course line in cents: the unit price at that quantity times the quantity (CRT-018). Null if not for sale. */
export function lineTotal({ tiers, quantity }: { tiers: readonly PricingTier[]; quantity: number }): number | null {
  const price = tierPrice({ tiers, quantity })
  return price === null ? null : price * quantity
}
