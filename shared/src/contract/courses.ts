import * as v from 'valibot'
import { bodyLimits } from '../calls/body-limit.ts'
import { cents, endpoint, id, instant, refererPortal, slugParam } from '../calls/endpoint.ts'
import { publishingJob } from './portals-publishing.ts'

export const publish_course = endpoint({
  method: 'POST',
  path: '/admin/courses/:slug/publish',
  summary: 'Publishes a course; its pages follow as a job',
  action: 'courses.publish',
  params: v.object({ slug: slugParam() }),
  query: v.object(refererPortal),
  output: v.object({ publication_status: v.literal(2), job: publishingJob }),
  errors: ['general.not_found', 'courses.cannot_publish', 'courses.step_not_allowed'],
})
/** The page is removed before this answers. */
export const unpublish_course = endpoint({
  method: 'POST',
  path: '/admin/courses/:slug/unpublish',
  summary: 'Removes a course from the storefront immediately',
  action: 'courses.publish',
  tx: false,
  params: v.object({ slug: slugParam() }),
  query: v.object(refererPortal),
  output: v.object({ publication_status: v.literal(1), job: publishingJob }),
  errors: ['general.not_found'],
})
export const update_course = endpoint({
  method: 'PATCH',
  path: '/admin/courses/:slug',
  summary: 'Changes what a course is called and what its page says; a changed slug leaves a 301 behind',
  action: 'courses.edit',
  body_limit_bytes: bodyLimits.long_bytes,
  params: v.object({ slug: slugParam() }),
  query: v.object(refererPortal),
  body: v.object({
    title: v.optional(v.pipe(v.string(), v.trim(), v.minLength(1, 'This field is required'), v.maxLength(200))),
    slug: v.optional(slugParam()),
    subtitle: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(300))),
    description: v.optional(v.pipe(v.string(), v.maxLength(100_000))),
  }),
  output: v.object({ id: id(), slug: v.string(), title: v.string(), job: v.nullable(publishingJob) }),
  errors: ['general.not_found', 'courses.slug_taken', 'validation.failed'],
})
// As many as one line of an order may have, and a price that its total can be counted with.
const mostSeats = 999
const highestPrice_cents = 10_000_000
export const update_course_prices = endpoint({
  method: 'PUT',
  path: '/admin/courses/:slug/prices',
  summary: 'Sets the price tiers of a course',
  action: 'courses.edit',
  params: v.object({ slug: slugParam() }),
  query: v.object(refererPortal),
  body: v.object({
    course_pricings: v.pipe(
      v.array(
        v.object({
          from_quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(mostSeats)),
          price: v.pipe(cents(), v.minValue(0), v.maxValue(highestPrice_cents)),
        }),
      ),
      v.maxLength(20),
    ),
  }),
  output: v.object({ course_pricings: v.array(v.object({ id: id(), from_quantity: v.number(), price: cents() })) }),
  errors: ['general.not_found', 'validation.failed'],
})
export const adminCourse = v.object({
  id: id(),
  slug: v.string(),
  title: v.string(),
  thumbnail: v.nullable(v.string()),
  publication_status: v.picklist([1, 2, 3, 4]),
  pricings_count: v.number(),
  /** what one person pays; null without any tier */
  price: v.nullable(cents()),
  learners_count: v.number(),
  updated_at: instant(),
  /** what keeps it from being published; empty when nothing does (BLD-021) */
  reasons: v.array(v.picklist(['no_pricing', 'no_instructors', 'no_certificate_template'])),
  job: v.nullable(publishingJob),
})
export type AdminCourse = v.InferOutput<typeof adminCourse>
/** The course list of the staff (BLD-014). */
export const list_admin_courses = endpoint({
  method: 'GET',
  path: '/admin/courses',
  summary: 'The courses of the portal with their status, newest first',
  action: 'courses.read_drafts',
  answers: 'paged',
  query: v.object({
    ...refererPortal,
    cursor: v.optional(v.string()),
    search: v.optional(v.pipe(v.string(), v.maxLength(200))),
    publication_status: v.optional(
      v.pipe(v.string(), v.picklist(['1', '2', '3', '4']), v.transform(Number), v.picklist([1, 2, 3, 4])),
    ),
    per_page: v.optional(
      v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.integer(), v.minValue(1), v.maxValue(100)),
    ),
  }),
  output: v.array(adminCourse),
  errors: ['validation.cursor', 'validation.failed'],
})
/** A published course stays (BLD-023); any other one leaves the lists, its records stay and its address is free again. */
export const delete_course = endpoint({
  method: 'DELETE',
  path: '/admin/courses/:slug',
  summary: 'Deletes a course that is not published',
  action: 'courses.delete',
  params: v.object({ slug: slugParam() }),
  query: v.object(refererPortal),
  output: v.object({ id: id() }),
  errors: ['general.not_found', 'courses.delete_published'],
})
