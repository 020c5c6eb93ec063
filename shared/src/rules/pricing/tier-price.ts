export type PricingTier = { readonly from_quantity: number; readonly price: number }

const byQuantity = (a: PricingTier, b: PricingTier): number => a.from_quantity - b.from_quantity

/**
 * Unit price in cents at a quantity: from the tier with the highest from_quantity that does not exceed it (CRT-017). Below the lowest tier the lowest
 * tier applies (OP-61). Null without tiers: not for sale.
 */
export function tierPrice({ tiers, quantity }: { tiers: readonly PricingTier[]; quantity: number }): number | null {
  const sorted = tiers.toSorted(byQuantity)
  const tier = sorted.findLast(({ from_quantity }) => from_quantity <= quantity) ?? sorted[0]
  return tier?.price ?? null
}
