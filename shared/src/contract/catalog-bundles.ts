import * as v from 'valibot'
import { courseCard } from './catalog.ts'
import { cents, endpoint, id, instant, refererPortal, slugParam } from '../calls/endpoint.ts'

export const bundleCard = v.object({
  id: id(),
  slug: v.string(),
  title: v.string(),
  thumbnail: v.nullable(v.string()),
  price: cents(),
  discount_price: v.nullable(cents()),
  /** one seat in each of its courses, at the prices of now */
  separate_price: cents(),
  courses_count: v.number(),
  /** its published courses, by which a page finds what the visitor already has */
  course_ids: v.array(id()),
  duration_minutes: v.number(),
  ce_credits: v.number(),
})
export type BundleCard = v.InferOutput<typeof bundleCard>
export const list_bundles = endpoint({
  method: 'GET',
  path: '/bundles',
  summary: 'Published bundles',
  action: 'public',
  auth: 'public',
  query: v.object(refererPortal),
  output: v.array(bundleCard),
  errors: [],
})
export const get_bundle = endpoint({
  method: 'GET',
  path: '/bundles/:slug',
  summary: 'One published bundle with its courses',
  action: 'public',
  auth: 'public',
  params: v.object({ slug: slugParam() }),
  query: v.object(refererPortal),
  output: v.object({
    ...bundleCard.entries,
    description: v.string(),
    courses: v.array(courseCard),
    updated_at: instant(),
    /** the price with our signature, which the page carries into the cart */
    price_stamp: v.string(),
  }),
  errors: ['general.not_found'],
})
