import { tierPrice } from '@portico/shared/rules/pricing/tier-price.ts'
import type { SoldKind } from '@portico/shared/states/orders/sold-kind.ts'
import { readStamp } from '../../../../price-stamps/price-stamp.ts'

type Line = { id: number; quantity: number; stamp?: string | null | undefined }

/** Returns the price that the page showed when the line was added, for its quantity; null without a valid stamp. */
export function priceOnPage(
  { line, kind, portal_id }: { line: Line; kind: SoldKind; portal_id: number },
  secret: string,
): { unit_price: number; version: Date; at: Date } | null {
  const { id, quantity, stamp } = line
  const read = stamp ? readStamp({ stamp, portal_id, kind, id }, secret) : null
  const unit_price = read && tierPrice({ tiers: read.tiers, quantity })
  return read && unit_price !== null ? { unit_price, version: read.version, at: read.at } : null
}

/** Returns the valid stamps by line, which an order stores as proof. */
export function genuineStamps(
  { lines, kind, portal_id }: { lines: readonly Line[]; kind: SoldKind; portal_id: number },
  secret: string,
): ReadonlyMap<number, string> {
  return new Map(
    lines.flatMap((line) =>
      line.stamp && priceOnPage({ line, kind, portal_id }, secret) ? [[line.id, line.stamp]] : [],
    ),
  )
}
