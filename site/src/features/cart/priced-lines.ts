import type { CartLine } from '@portico/shared/rules/cart/parse-cart.ts'
import { tierPrice } from '@portico/shared/rules/pricing/tier-price.ts'
import type { CartCourse } from './cart-content.store.ts'

export type PricedCartLine = { line: CartLine; course: CartCourse; unit_price: number; total: number }

/** The lines with today's prices, by the same rules that the API charges by; what is not known yet is left out. */
export function pricedLines({
  lines,
  courses,
}: {
  lines: readonly CartLine[]
  courses: ReadonlyMap<number, CartCourse>
}): { priced: PricedCartLine[]; total: number } {
  const priced = lines.flatMap((line) => {
    const course = courses.get(line.id)
    const unit_price = course ? tierPrice({ tiers: course.course_pricings, quantity: line.quantity }) : null
    return course && unit_price !== null ? [{ line, course, unit_price, total: unit_price * line.quantity }] : []
  })
  return { priced, total: priced.reduce((sum, one) => sum + one.total, 0) }
}
