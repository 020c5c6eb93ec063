import * as v from 'valibot'
import { courseCard } from './catalog.ts'
import { cents, endpoint, id, instant, refererPortal, slugParam } from '../../calls/endpoint.ts'

export const bundleCard = v.object({
  id: id(),
  slug: v.string(),
  title: v.string(),
  thumbnail: v.nullable(v.string()),
  price: cents(),
  discount_price: v.nullable(cents()),
  /** price of one seat in each of its courses, at current prices */
  separate_price: cents(),
  courses_count: v.number(),
  /** its published courses; a page uses them to find what the visitor already has */
  course_ids: v.array(id()),
  duration_minutes: v.number(),
  ce_credits: v.number(),
})
export type BundleCard = v.InferOutput<typeof bundleCard>
export const list_bundles = endpoint({
  method: 'GET',
  path: '/bundles',
  summary: 'Lists published bundles',
  action: 'public',
  auth: 'public',
  query: v.object(refererPortal),
  output: v.array(bundleCard),
  errors: [],
})
export const get_bundle = endpoint({
  method: 'GET',
  path: '/bundles/:slug',
  summary: 'Shows one published bundle with its courses',
  action: 'public',
  auth: 'public',
  params: v.object({ slug: slugParam() }),
  query: v.object(refererPortal),
  output: v.object({
    ...bundleCard.entries,
    description: v.string(),
    courses: v.array(courseCard),
    /** agencies that accredit some of its courses today, most courses first; `hundredths` of an hour that they grant together, 0 if unknown */
    agencies: v.array(
      v.object({
        slug: v.string(),
        title: v.string(),
        courses_count: v.number(),
        hundredths: v.number(),
        has_page: v.boolean(),
      }),
    ),
    updated_at: instant(),
    /** our signature on the price, which the page passes to the cart */
    price_stamp: v.string(),
  }),
  errors: ['general.not_found'],
})
