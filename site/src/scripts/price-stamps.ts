import { stored } from '@portico/shared/browser/stored.ts'
import { readCart } from './browser-cart.ts'

/**
 * Price stamps of the pages that the cart's lines were added from, signed by the API, which alone can read them. Stored beside the cart, whose format
 * is fixed (CRT-001).
 */
const stamps = stored('portico_price_stamps', (kept): Readonly<Record<string, unknown>> => Object(kept), 'local')
const nameOf = (kind: string, id: number): string => `${kind}-${id}`
const longest = 2000

/** A line's price stamp, if its page had one. */
export function stampOf(kind: string, id: number): string | undefined {
  const stamp = stamps.read()?.[nameOf(kind, id)]
  return typeof stamp === 'string' && stamp.length <= longest ? stamp : undefined
}

/** Stores a page's price stamp and deletes stamps of lines no longer in the cart. */
export function savePriceStamp(kind: string, id: number, stamp: string | undefined): void {
  if (!stamp) return
  const { storeCourseItems, storeBundleItems } = readCart()
  const here = new Set([
    ...storeCourseItems.map((line) => nameOf('course', line.id)),
    ...storeBundleItems.map((line) => nameOf('bundle', line.id)),
  ])
  const kept = Object.entries(stamps.read() ?? {}).filter(([name]) => here.has(name))
  stamps.write({ ...Object.fromEntries(kept), [nameOf(kind, id)]: stamp })
}
