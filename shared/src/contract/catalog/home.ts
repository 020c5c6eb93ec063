import * as v from 'valibot'
import { courseCard, publicReview } from './catalog.ts'
import { bundleCard } from './bundles.ts'
import { endpoint, refererPortal } from '../../calls/endpoint.ts'

export const get_home = endpoint({
  method: 'GET',
  path: '/home',
  summary: 'Returns what the home page of a portal shows',
  action: 'public',
  auth: 'public',
  query: v.object(refererPortal),
  output: v.object({
    topics: v.array(
      v.object({
        slug: v.string(),
        title: v.string(),
        text: v.string(),
        image: v.nullable(v.string()),
        count: v.number(),
      }),
    ),
    popular: v.array(courseCard),
    newest: v.array(courseCard),
    bundles: v.array(bundleCard),
    reviews: v.array(v.object({ ...publicReview.entries, course: v.object({ slug: v.string(), title: v.string() }) })),
    faq: v.array(v.object({ slug: v.string(), question: v.string(), answer: v.string() })),
    counts: v.object({ courses: v.number(), learners: v.number(), agencies: v.number(), reviews: v.number() }),
  }),
  errors: [],
})
