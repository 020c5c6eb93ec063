import type { Cart } from './parse-cart.ts'

/** Customers arrange larger purchases of one course with sales, not through the cart. */
export const largestQuantity = 999

/**
 * Sets the quantity of a course line, capped at 999. Ignores anything but a whole number from 1, so that clearing the input does not remove the line.
 * Bundle quantities are fixed (CRT-008).
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
