import { formatMoney } from './format-money.ts'
import { fromPrice } from './from-price.ts'
import type { PricingTier } from './tier-price.ts'

/** The price on a card: "from $39" when more makes it cheaper, else "$39.50" or "Free"; null when not for sale. */
export function fromPriceLabel(tiers: readonly PricingTier[]): string | null {
  const from = fromPrice(tiers)
  if (from === null) return null
  const amount = from.price === 0 ? 'Free' : formatMoney(from.price, { whole_dollars: true })
  return from.falls && from.price > 0 ? `from ${amount}` : amount
}
