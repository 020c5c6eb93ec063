import * as v from 'valibot'
import { courseFilters } from './catalog.ts'
import { endpoint, refererPortal } from '../../calls/endpoint.ts'

const suggestion = v.object({ slug: v.string(), title: v.string() })

/** Called after every few letters, so it returns only names and slugs and is not recorded as a search. */
export const suggest_courses = endpoint({
  method: 'GET',
  path: '/suggestions',
  summary: 'Suggests topics, published courses, bundles and FAQ entries for the letters typed so far',
  action: 'public',
  auth: 'public',
  query: v.object({ ...refererPortal, search: courseFilters.search }),
  output: v.object({
    topics: v.array(suggestion),
    courses: v.array(suggestion),
    bundles: v.array(suggestion),
    /** from the FAQ */
    questions: v.array(suggestion),
    engine: v.picklist(['meilisearch', 'postgres']),
  }),
  errors: ['validation.failed', 'general.too_many_requests'],
})
