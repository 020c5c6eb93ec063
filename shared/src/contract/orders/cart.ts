import * as v from 'valibot'
import { cents, endpoint, id, refererPortal } from '../../calls/endpoint.ts'
import { coursePricing } from '../catalog/catalog.ts'

const ids = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,14}(,[1-9]\d{0,14}){0,99}$/),
  v.transform((list) => list.split(',').map(Number)),
)

/** Leaves out lines that can no longer be bought; the cart reports and drops them (OP-59). */
export const cart_courses = endpoint({
  method: 'GET',
  path: '/cart/courses',
  summary: 'Lists the courses of a cart with what it shows of them',
  action: 'public',
  auth: 'public',
  query: v.object({ ...refererPortal, ids }),
  output: v.array(
    v.object({
      id: id(),
      slug: v.string(),
      title: v.string(),
      thumbnail: v.nullable(v.string()),
      course_pricings: v.array(coursePricing),
    }),
  ),
  errors: ['validation.failed'],
})
export const cart_bundles = endpoint({
  method: 'GET',
  path: '/cart/bundles',
  summary: 'Lists the bundles of a cart with what it shows of them',
  action: 'public',
  auth: 'public',
  query: v.object({ ...refererPortal, ids }),
  output: v.array(
    v.object({
      id: id(),
      slug: v.string(),
      title: v.string(),
      thumbnail: v.nullable(v.string()),
      price: cents(),
      discount_price: v.nullable(cents()),
      separate_price: cents(),
      /** its courses; the cart uses them to mark what the shopper already has */
      course_ids: v.array(id()),
    }),
  ),
  errors: ['validation.failed'],
})
