import type { Cart } from './parse-cart.ts'

/** More than this of one course is arranged by people, not by a cart. */
export const largestQuantity = 999

/**
 * The cart with a new quantity on a course line, cut to 1…999. Anything but a whole number from 1 on changes nothing:
 * an emptied field must not throw a line away. Bundle quantities are fixed and have no such step (seed 000 §4).
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
