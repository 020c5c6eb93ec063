import type { PricingTier } from '@portico/shared/rules/pricing/tier-price.ts'
import type { SoldKind } from '@portico/shared/states/orders/sold-kind.ts'
import { readPayload, signPayload } from '../serving/signed-payload.ts'

/** A price displayed on a public page, with its version and when the page was rendered. */
export type StampedPrice = {
  portal_id: number
  kind: SoldKind
  id: number
  tiers: readonly PricingTier[]
  version: Date
  at: Date
}
/** Kept short, since pages and carts contain it: portal, kind, id, tiers, version, time. */
type Payload = [number, SoldKind, number, (readonly [number, number])[], number, number]

const label = 'price.1'

/** Signs a price for its page to include. */
export function stampPrice({ portal_id, kind, id, tiers, version, at }: StampedPrice, secret: string): string {
  const prices = tiers.map(({ from_quantity, price }) => [from_quantity, price] as const)
  const payload: Payload = [portal_id, kind, id, prices, version.getTime(), at.getTime()]
  return signPayload({ label, payload, secret })
}

/** Returns the price that a stamp proves; null if we did not sign it or signed it for something else. */
export function readStamp(
  { stamp, ...about }: { stamp: string; portal_id: number; kind: SoldKind; id: number },
  secret: string,
): StampedPrice | null {
  const read = readPayload({ label, text: stamp, secret })
  if (read === undefined) return null
  const [portal_id, kind, id, prices, version, at] = read as Payload
  if (portal_id !== about.portal_id || kind !== about.kind || id !== about.id) return null
  const tiers = prices.map(([from_quantity, price]) => ({ from_quantity, price }))
  return { portal_id, kind, id, tiers, version: new Date(version), at: new Date(at) }
}
