import { readCart } from './browser-cart.ts'

/**
 * Price stamps of the pages that the cart's lines were added from, signed by the API, which alone can read them. Stored beside the cart, whose format
 * is fixed (CRT-001).
 */
const key = 'portico_price_stamps'
type Stamps = Readonly<Record<string, string>>
const nameOf = (kind: string, id: number): string => `${kind}-${id}`
const longest = 2000

function read(): Stamps {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return typeof kept === 'object' && kept !== null ? (kept as Stamps) : {}
  } catch {
    return {}
  }
}

/** A line's price stamp, if its page had one. */
export function stampOf(kind: string, id: number): string | undefined {
  const stamp = read()[nameOf(kind, id)]
  return typeof stamp === 'string' && stamp.length <= longest ? stamp : undefined
}

/** Stores a page's price stamp and deletes stamps of lines no longer in the cart. */
export function keepStamp(kind: string, id: number, stamp: string | undefined): void {
  if (!stamp) return
  const { storeCourseItems, storeBundleItems } = readCart()
  const here = new Set([
    ...storeCourseItems.map((line) => nameOf('course', line.id)),
    ...storeBundleItems.map((line) => nameOf('bundle', line.id)),
  ])
  const kept = Object.entries(read()).filter(([name]) => here.has(name))
  try {
    localStorage.setItem(key, JSON.stringify({ ...Object.fromEntries(kept), [nameOf(kind, id)]: stamp }))
  } catch {
    // Without storage there is no cart either.
  }
}
