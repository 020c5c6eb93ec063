import { changeQuantity } from './change-quantity.ts'
import type { Cart } from './parse-cart.ts'

/** Adds seats of a course; if the course already has a line, raises its quantity (CRT-004). */
export function addCourse({
  cart,
  course,
  quantity = 1,
}: {
  cart: Cart
  course: { id: number; slug: string }
  quantity?: number
}): Cart {
  const present = cart.storeCourseItems.find((line) => line.id === course.id)
  if (present !== undefined)
    return changeQuantity({ cart, course_id: course.id, quantity: present.quantity + quantity })
  const line = { id: course.id, slug: course.slug, quantity: 1 }
  return changeQuantity({
    cart: { ...cart, storeCourseItems: [...cart.storeCourseItems, line] },
    course_id: course.id,
    quantity,
  })
}
