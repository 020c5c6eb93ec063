import * as v from 'valibot'
import { withTotal } from '../../schemas/lists.ts'
import { versionReaches } from '../../states/courses/course-version.ts'
import { cents, endpoint, id, idParam, instant, refererPortal, slugParam } from '../../calls/endpoint.ts'
import { publishWarningNames } from '../../rules/courses/publish-warnings.ts'
import { itemTypeNames } from '../../item-types/item-type.ts'
import { publishingJob } from '../portals/publishing.ts'

export const publish_course = endpoint({
  method: 'POST',
  path: '/admin/courses/:slug/publish',
  summary: 'Publishes a course; a background job then publishes its pages',
  action: 'courses.publish',
  params: v.object({ slug: slugParam() }),
  /** which learners get the published draft; without it, only new enrollments do */
  query: v.object({ ...refererPortal, reach: v.optional(v.picklist(versionReaches), 'new_only') }),
  output: v.object({
    publication_status: v.literal(2),
    job: publishingJob,
    /** what is published all the same, but visitors do not see: claims that no accreditation of today backs */
    warnings: v.array(v.picklist(publishWarningNames)),
  }),
  errors: ['courses.share_closed', 'general.not_found', 'courses.cannot_publish', 'courses.step_not_allowed'],
})
/** Removes the page before it responds. */
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
/**
 * Announces a course, archives it, or makes it a draft again; publishing has its own call (BLD-003). If nobody may see the page any more, removes it
 * before responding.
 */
export const set_course_status = endpoint({
  method: 'POST',
  path: '/admin/courses/:slug/status',
  summary: 'Announces a course as coming soon, archives it, or makes it a draft again',
  action: 'courses.publish',
  tx: false,
  params: v.object({ slug: slugParam() }),
  query: v.object(refererPortal),
  body: v.object({ publication_status: v.picklist([1, 3, 4]) }),
  output: v.object({ publication_status: v.picklist([1, 3, 4]), job: publishingJob }),
  errors: ['general.not_found', 'courses.step_not_allowed', 'validation.failed'],
})
/** Hides a course from the storefront or shows it there, whatever its status (BLD-032); staff can still enroll people. */
export const set_course_marketable = endpoint({
  method: 'PUT',
  path: '/admin/courses/:slug/marketable',
  summary: 'Sets whether the storefront shows and sells a course',
  action: 'courses.publish',
  tx: false,
  params: v.object({ slug: slugParam() }),
  query: v.object(refererPortal),
  body: v.object({ is_marketable: v.boolean() }),
  output: v.object({ is_marketable: v.boolean(), job: publishingJob }),
  errors: ['general.not_found', 'validation.failed'],
})
/** Maximum number of unfinishable items to list for a course. */
export const mostUnreadyNamed = 20
/** An item that learners could not finish; its type tells what is missing. */
export const unreadyItem = v.object({ id: id(), title: v.string(), itemable_type: v.picklist(itemTypeNames) })
export type UnreadyItem = v.InferOutput<typeof unreadyItem>
export const adminCourse = v.object({
  id: id(),
  slug: v.string(),
  title: v.string(),
  thumbnail: v.nullable(v.string()),
  publication_status: v.picklist([1, 2, 3, 4]),
  /** the status that restoring it from the archive brings back; null unless it is archived */
  restored_status: v.nullable(v.picklist([1, 2, 3])),
  is_marketable: v.boolean(),
  pricings_count: v.number(),
  /** price for one person; null without a price tier */
  price: v.nullable(cents()),
  learners_count: v.number(),
  /** the published course has edits that learners do not get yet */
  has_unpublished_edits: v.boolean(),
  /** a copy of it is in progress (BLD-029) */
  is_copying: v.boolean(),
  /** it belongs to another portal, where it must be edited */
  is_shared: v.boolean(),
  /** false if the caller is limited to courses and neither teaches nor manages this one */
  is_reached: v.boolean(),
  updated_at: instant(),
  /** reasons it cannot be published; empty if it can (BLD-021) */
  reasons: v.array(v.picklist(['no_pricing', 'no_instructors', 'no_certificate_template', 'unready_items'])),
  /** items that learners could not finish once this draft is published, in outline order, at most 20 */
  unready: v.array(unreadyItem),
  job: v.nullable(publishingJob),
})
export type AdminCourse = v.InferOutput<typeof adminCourse>
/** What a course costs one person; courses without a price tier are in neither group. */
export const coursePriceKinds = ['free', 'paid'] as const
export type CoursePriceKind = (typeof coursePriceKinds)[number]
const courseSortKeys = ['title', 'status', 'price', 'updated_at'] as const
export type CourseSortKey = (typeof courseSortKeys)[number]
export const courseSorts = courseSortKeys.flatMap((key) => [key, `-${key}`] as const)
/** Lists courses for staff (BLD-014). */
export const list_admin_courses = endpoint({
  method: 'GET',
  path: '/admin/courses',
  summary: 'Lists the courses of the portal with their status, filtered and sorted',
  action: 'courses.read_drafts',
  answers: 'paged',
  query: v.object({
    ...refererPortal,
    cursor: v.optional(v.string()),
    search: v.optional(v.pipe(v.string(), v.maxLength(200))),
    publication_status: v.optional(
      v.pipe(v.string(), v.picklist(['1', '2', '3', '4']), v.transform(Number), v.picklist([1, 2, 3, 4])),
    ),
    /** only courses within the caller's reach: people limited to courses get those they teach or manage */
    reached: v.optional(v.literal('1')),
    topic_id: v.optional(idParam()),
    author_id: v.optional(idParam()),
    instructor_id: v.optional(idParam()),
    price: v.optional(v.picklist(coursePriceKinds)),
    /** newest first without it; a minus means descending */
    sort: v.optional(v.picklist(courseSorts)),
    per_page: v.optional(
      v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.integer(), v.minValue(1), v.maxValue(100)),
    ),
    with_total: withTotal,
  }),
  output: v.array(adminCourse),
  errors: ['validation.cursor', 'validation.failed'],
})
export const select_course_instructors = endpoint({
  method: 'GET',
  path: '/admin/course-instructors',
  summary: 'Lists the people who teach a course of the portal, by name, for the filter of courses',
  action: 'courses.read_drafts',
  query: v.object(refererPortal),
  output: v.array(v.object({ id: id(), title: v.string() })),
  errors: [],
})
/** Deletes a course that is not published (BLD-023): it leaves the lists, its records stay, and its slug is free again. */
export const delete_course = endpoint({
  method: 'DELETE',
  path: '/admin/courses/:slug',
  summary: 'Deletes a course that is not published',
  action: 'courses.delete',
  params: v.object({ slug: slugParam() }),
  query: v.object(refererPortal),
  output: v.object({ id: id() }),
  errors: ['courses.delete_shared', 'general.not_found', 'courses.delete_published'],
})
/** Undoes a deletion while that is offered, if the slug is still free. */
export const restore_course = endpoint({
  method: 'POST',
  path: '/admin/restored-courses',
  summary: 'Restores a deleted course',
  action: 'courses.delete',
  query: v.object(refererPortal),
  body: v.object({ course_id: id() }),
  output: v.object({ id: id() }),
  errors: ['courses.slug_taken', 'lists.undo_over', 'general.not_found', 'validation.failed'],
})
