import * as v from 'valibot'
import { endpoint, id, idParam, refererPortal, slugParam } from '../../calls/endpoint.ts'

const hit = v.object({
  item_id: id(),
  title: v.string(),
  /** where the words occur: in the title, in the lesson itself, or in your note on it */
  found_in: v.picklist(['title', 'content', 'note']),
  /** the part of the lesson or note around the words; null if only the title has them */
  excerpt: v.nullable(v.string()),
})
export type CourseSearchHit = v.InferOutput<typeof hit>

/** The minimum length of a search; a shorter one finds nothing. */
export const courseSearchMinimum = 2

/** Exams and surveys are found by their titles only, and so are locked items. */
export const search_course = endpoint({
  method: 'GET',
  path: '/learner/courses/:slug/search',
  summary: 'Searches one of your courses: titles, lessons and transcripts, and your notes',
  action: 'learning.read',
  params: v.object({ slug: slugParam() }),
  query: v.object({
    ...refererPortal,
    related_id: idParam(),
    search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ''),
  }),
  output: v.array(hit),
  errors: ['general.too_many_requests', 'learning.not_a_learner', 'learning.access_expired', 'learning.access_paused'],
})
