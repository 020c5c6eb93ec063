import { largestQuantity } from './change-quantity.ts'

export type CartLine = { readonly id: number; readonly slug: string; readonly quantity: number }

/** The cart as stored in the browser (CRT-001): purchase intent only; prices come from the API. */
export type Cart = {
  readonly storeCourseItems: readonly CartLine[]
  readonly storeBundleItems: readonly CartLine[]
  readonly storeSubscription: { readonly id: number; readonly type: 'monthly' | 'annual' } | null
}

export const emptyCart: Cart = { storeCourseItems: [], storeBundleItems: [], storeSubscription: null }

type Fields = Readonly<Record<string, unknown>>

const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {})
const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0
const isSlug = (value: unknown): value is string => typeof value === 'string' && value !== '' && value.length <= 200

function lineOf(value: unknown): CartLine | null {
  const { id, slug, quantity } = fieldsOf(value)
  if (!isId(id) || !isSlug(slug) || !isId(quantity)) return null
  return { id, slug, quantity: Math.min(quantity, largestQuantity) }
}

function linesOf(value: unknown): CartLine[] {
  const lines = new Map<number, CartLine>()
  for (const entry of Array.isArray(value) ? value : []) {
    const line = lineOf(entry)
    if (line !== null && !lines.has(line.id)) lines.set(line.id, line)
  }
  return [...lines.values()]
}

function subscriptionOf(value: unknown): Cart['storeSubscription'] {
  const { id, type } = fieldsOf(value)
  return isId(id) && (type === 'monthly' || type === 'annual') ? { id, type } : null
}

/**
 * Reads the cart from local storage (parsed JSON, or null): drops invalid and duplicate lines and keeps the rest. Sets every bundle's quantity to 1
 * (CRT-008). Never throws.
 */
export function parseCart(stored: unknown): Cart {
  const { storeCourseItems, storeBundleItems, storeSubscription } = fieldsOf(stored)
  return {
    storeCourseItems: linesOf(storeCourseItems),
    storeBundleItems: linesOf(storeBundleItems).map((line) => ({ ...line, quantity: 1 })),
    storeSubscription: subscriptionOf(storeSubscription),
  }
}

/** Count on the cart badge: number of lines, not of seats; a subscription counts as one line (CRT-012). */
export function cartCount({ storeCourseItems, storeBundleItems, storeSubscription }: Cart): number {
  return storeCourseItems.length + storeBundleItems.length + (storeSubscription === null ? 0 : 1)
}
