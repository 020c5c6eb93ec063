import { addBundle } from '@portico/shared/rules/cart/add-bundle.ts'
import { addCourse } from '@portico/shared/rules/cart/add-course.ts'
import { readCart, writeCart } from '../../scripts/browser-cart.ts'
import { keepStamp } from '../../scripts/price-stamps.ts'
import type { Plan } from './plan-result.tsx'

/** Puts what a plan costs into the cart, each once; what is there already stays as it is. False where nothing can be stored. */
export function putIntoCart(plan: Plan): boolean {
  const before = readCart()
  const there = new Set(before.storeCourseItems.map(({ id }) => id))
  const courses = plan.courses.filter(({ id, is_held }) => !is_held && !there.has(id))
  const bundles = plan.bundles.filter(({ id }) => before.storeBundleItems.every((line) => line.id !== id))
  const withCourses = courses.reduce((cart, { id, slug }) => addCourse({ cart, course: { id, slug } }), before)
  if (!writeCart(bundles.reduce((cart, { id, slug }) => addBundle({ cart, bundle: { id, slug } }), withCourses)))
    return false
  for (const { id, price_stamp } of courses) keepStamp('course', id, price_stamp ?? undefined)
  for (const { id, price_stamp } of bundles) keepStamp('bundle', id, price_stamp ?? undefined)
  return true
}
