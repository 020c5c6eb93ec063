import * as v from 'valibot'
import { endpoint, id, idParam, refererPortal, slugParam } from '../calls/endpoint.ts'

export const set_review_published = endpoint({
  method: 'PUT',
  path: '/admin/reviews/:id/published',
  summary: 'Publishes a review or hides it; ratings follow',
  action: 'reviews.moderate',
  params: v.object({ id: idParam() }),
  query: v.object(refererPortal),
  body: v.object({ is_published: v.boolean() }),
  output: v.object({ id: id(), is_published: v.boolean() }),
  errors: ['general.not_found'],
})
export const create_review = endpoint({
  method: 'POST',
  path: '/learner/courses/:slug/reviews',
  summary: 'Adds a review; it shows once staff publish it',
  action: 'reviews.create',
  params: v.object({ slug: slugParam() }),
  body: v.object({
    related_id: id(),
    rating: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
    text: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(2000)), ''),
  }),
  output: v.object({ id: id() }),
  errors: ['learning.not_a_learner', 'reviews.done', 'learning.course_not_finished', 'validation.failed'],
})
