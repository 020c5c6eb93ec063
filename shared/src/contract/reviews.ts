import * as v from 'valibot'
import { endpoint, id, idParam, instant, refererPortal, slugParam } from '../calls/endpoint.ts'
import { cursor, perPage, withTotal } from '../schemas/lists.ts'

export const set_review_published = endpoint({
  method: 'PUT',
  path: '/admin/reviews/:id/published',
  summary: 'Publishes or hides a review; the ratings are recalculated',
  action: 'reviews.moderate',
  params: v.object({ id: idParam() }),
  query: v.object(refererPortal),
  body: v.object({ is_published: v.boolean() }),
  output: v.object({ id: id(), is_published: v.boolean() }),
  errors: ['general.not_found', 'reviews.own'],
})
export const create_review = endpoint({
  method: 'POST',
  path: '/learner/courses/:slug/reviews',
  summary: 'Adds a review, which appears once staff publish it',
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

/** Google reviews of the portal; null if it names no Google location, without a key, or while Google is unavailable. */
export const list_google_reviews = endpoint({
  method: 'GET',
  path: '/google-reviews',
  summary: 'Lists the portal’s reviews on Google',
  action: 'public',
  auth: 'public',
  tx: false,
  query: v.object(refererPortal),
  output: v.nullable(
    v.object({
      /** average and number of all reviews there, and the link to them */
      rating: v.number(),
      count: v.number(),
      url: v.nullable(v.string()),
      reviews: v.array(
        v.object({
          author: v.string(),
          author_url: v.nullable(v.string()),
          rating: v.number(),
          text: v.string(),
          published_at: v.string(),
          url: v.nullable(v.string()),
        }),
      ),
    }),
  ),
  errors: [],
})

/** For the portal's settings: whether Google answers, and what it has; null if the portal names no place or the place has no reviews. */
export const check_google_reviews = endpoint({
  method: 'GET',
  path: '/portal-settings/google-reviews',
  summary: 'Checks whether the portal’s reviews on Google can be read',
  action: 'portals.read',
  tx: false,
  query: v.object(refererPortal),
  output: v.nullable(v.object({ rating: v.number(), count: v.number() })),
  errors: ['integrations.maps_failed'],
})

const courseReview = v.object({
  id: id(),
  author: v.string(),
  rating: v.number(),
  text: v.string(),
  is_published: v.boolean(),
  /** the caller's own; a colleague must publish it */
  is_own: v.boolean(),
  created_at: instant(),
})
export type CourseReview = v.InferOutput<typeof courseReview>
export const list_course_reviews = endpoint({
  method: 'GET',
  path: '/admin/courses/:slug/reviews',
  summary: 'Lists all reviews of a course, published or not, newest first',
  action: 'reviews.moderate',
  answers: 'paged',
  params: v.object({ slug: slugParam() }),
  query: v.object({
    ...refererPortal,
    cursor: v.optional(cursor),
    per_page: perPage(20),
    with_total: withTotal,
    published: v.optional(v.picklist(['0', '1'])),
  }),
  output: v.array(courseReview),
  errors: ['general.not_found', 'validation.cursor', 'validation.failed'],
})
export const count_course_reviews = endpoint({
  method: 'GET',
  path: '/admin/courses/:slug/reviews/counters',
  summary: 'Counts the published and waiting reviews of a course',
  action: 'reviews.moderate',
  params: v.object({ slug: slugParam() }),
  query: v.object(refererPortal),
  output: v.object({ published: v.number(), hidden: v.number() }),
  errors: ['general.not_found'],
})

const reviewOfPortal = v.object({ ...courseReview.entries, course: v.object({ slug: v.string(), title: v.string() }) })
export type PortalReview = v.InferOutput<typeof reviewOfPortal>
/** Learners write reviews; staff publish, hide and delete them, and never write one (REF-021, OP-57). */
export const list_portal_reviews = endpoint({
  method: 'GET',
  path: '/portals/reviews',
  summary: 'Lists the reviews of all courses that the caller reaches, newest first',
  action: 'reviews.moderate',
  answers: 'paged',
  query: v.object({
    ...refererPortal,
    cursor: v.optional(cursor),
    per_page: perPage(20),
    with_total: withTotal,
    published: v.optional(v.picklist(['0', '1'])),
  }),
  output: v.array(reviewOfPortal),
  errors: ['validation.cursor', 'validation.failed'],
})
export const show_review = endpoint({
  method: 'GET',
  path: '/portals/reviews/:id',
  summary: 'One review with its course',
  action: 'reviews.moderate',
  params: v.object({ id: idParam() }),
  query: v.object(refererPortal),
  output: reviewOfPortal,
  errors: ['general.not_found'],
})
export const delete_review = endpoint({
  method: 'DELETE',
  path: '/portals/reviews/:id',
  summary: 'Deletes a review; the ratings are recalculated, and its author may write another one',
  action: 'reviews.moderate',
  params: v.object({ id: idParam() }),
  query: v.object(refererPortal),
  output: v.object({ id: id() }),
  errors: ['general.not_found', 'reviews.own'],
})
