import type { PricingTier } from '@portico/shared/rules/pricing/tier-price.ts'
import type { SoldKind } from '@portico/shared/states/sold-kind.ts'
import { readPayload, signPayload } from '../serving/signed-payload.ts'

/** What a public page said that something costs: which version of it, and when the page was made. */
export type StampedPrice = {
  portal_id: number
  kind: SoldKind
  id: number
  tiers: readonly PricingTier[]
  version: Date
  at: Date
}
/** Short, since pages and carts carry it: portal, kind, id, tiers, version, instant. */
type Payload = [number, SoldKind, number, (readonly [number, number])[], number, number]

const label = 'price.1'

/** A price with our signature, for its page to carry. */
export function stampPrice({ portal_id, kind, id, tiers, version, at }: StampedPrice, secret: string): string {
  const prices = tiers.map(({ from_quantity, price }) => [from_quantity, price] as const)
  const payload: Payload = [portal_id, kind, id, prices, version.getTime(), at.getTime()]
  return signPayload({ label, payload, secret })
}

/** What a stamp proves; null for what we never signed, or signed for something else than this. */
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
