import type { PricingTier } from './tier-price.ts'

/** The tiers typed so far, as shoppers would get them: complete ones only, sorted by quantity, one per quantity. */
export function offeredTiers(typed: readonly PricingTier[]): PricingTier[] {
  const whole = typed.filter(
    ({ from_quantity, price }) =>
      Number.isInteger(from_quantity) && from_quantity >= 1 && Number.isInteger(price) && price >= 0,
  )
  const byQuantity = new Map(whole.map((tier) => [tier.from_quantity, tier]))
  return [...byQuantity.values()].toSorted((one, other) => one.from_quantity - other.from_quantity)
}
