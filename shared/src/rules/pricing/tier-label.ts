/** Label of a tier's seats: '1', '2–9', '10 or more'. Expects tiers sorted by from_quantity. */
export function tierLabel(tiers: readonly { from_quantity: number }[], index: number): string {
  const from = index === 0 ? 1 : (tiers[index]?.from_quantity ?? 1)
  const next = tiers[index + 1]?.from_quantity
  if (next === undefined) return from === 1 ? 'Any number' : `${from} or more`
  return next - 1 === from ? String(from) : `${from}–${next - 1}`
}
