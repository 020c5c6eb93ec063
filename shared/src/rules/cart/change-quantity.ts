import type { Cart } from './parse-cart.ts'

/** Larger purchases of one course are arranged with sales, not by a cart. */
export const largestQuantity = 999

/**
 * The cart with a new quantity on a course line, cut to 1…999. Anything but a whole number from 1 on changes nothing:
 * an emptied field must not remove a line. Bundle quantities are fixed and have no such step (CRT-008).
 */
export function changeQuantity({
  cart,
  course_id,
  quantity,
}: {
  cart: Cart
  course_id: number
  quantity: number
}): Cart {
  if (!Number.isInteger(quantity) || quantity < 1) return cart
  const capped = Math.min(quantity, largestQuantity)
  const storeCourseItems = cart.storeCourseItems.map((line) =>
    line.id === course_id ? { ...line, quantity: capped } : line,
  )
  return { ...cart, storeCourseItems }
}
