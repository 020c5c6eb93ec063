import { addBundle } from '@portico/shared/rules/orders/cart/add-bundle.ts'
import { addCourse } from '@portico/shared/rules/orders/cart/add-course.ts'
import { readCart, writeCart } from '../../scripts/browser-cart.ts'
import { keepStamp } from '../../scripts/price-stamps.ts'
import type { Plan } from './plan-result.tsx'

/** Adds a plan's paid courses and bundles to the cart once each, leaving existing lines unchanged. Returns false if storage is unavailable. */
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
