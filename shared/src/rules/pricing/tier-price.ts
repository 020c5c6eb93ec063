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

/** Total of a course line in cents: the unit price at that quantity times the quantity (CRT-018). Null if not for sale. */
export function lineTotal({ tiers, quantity }: { tiers: readonly PricingTier[]; quantity: number }): number | null {
  const price = tierPrice({ tiers, quantity })
  return price === null ? null : price * quantity
}

/** Label of a tier's seats: '1', '2–9', '10 or more'. Expects tiers sorted by from_quantity. */
export function tierLabel(tiers: readonly { from_quantity: number }[], index: number): string {
  const from = index === 0 ? 1 : (tiers[index]?.from_quantity ?? 1)
  const next = tiers[index + 1]?.from_quantity
  if (next === undefined) return from === 1 ? 'Any number' : `${from} or more`
  return next - 1 === from ? String(from) : `${from}–${next - 1}`
}
