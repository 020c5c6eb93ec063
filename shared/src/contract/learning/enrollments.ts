import * as v from 'valibot'
import { endpoint, id, idParam, instant, refererPortal, slugParam } from '../../calls/endpoint.ts'
import { itemTypeNames } from '../../item-types/item-type.ts'
import { cursor, perPage, withTotal } from '../../schemas/lists.ts'
import { maxCharacters } from '../../schemas/text.ts'
import { progressStatus } from '../../schemas/numbers.ts'

const staffCompletion = v.object({ name: v.string(), reason: v.string(), at: instant() })
export const courseLearner = v.object({
  /** the enrollment's id */
  id: id(),
  user_id: id(),
  name: v.string(),
  email: v.string(),
  status: progressStatus,
  percentage: v.number(),
  enrolled_at: instant(),
  started_at: v.nullable(instant()),
  finished_at: v.nullable(instant()),
  /** the staff member who completed it for them, and why */
  completed_by_staff: v.nullable(staffCompletion),
  /** the staff member who accompanies them */
  curator: v.nullable(v.object({ id: id(), name: v.string() })),
})
export type CourseLearner = v.InferOutput<typeof courseLearner>
const learnerFilters = {
  status: v.optional(v.picklist(['1', '2', '3', '4', '5'])),
  search: v.optional(v.pipe(v.string(), v.maxLength(200))),
}
export const list_course_learners = endpoint({
  method: 'GET',
  path: '/courses/:slug/enrollments',
  summary: 'Lists the learners of a course with their progress, latest enrolled first',
  action: 'learning.read_others',
  answers: 'paged',
  params: v.object({ slug: slugParam() }),
  query: v.object({
    ...refererPortal,
    cursor: v.optional(cursor),
    per_page: perPage(20),
    with_total: withTotal,
    ...learnerFilters,
  }),
  output: v.array(courseLearner),
  errors: ['general.not_found', 'validation.cursor', 'validation.failed'],
})
export const export_enrollments = endpoint({
  method: 'GET',
  path: '/courses/:slug/enrollments/export',
  summary: 'Exports the same list as CSV, with due dates, seat time, exam scores and certificates',
  action: 'learning.read_others',
  answers: 'file',
  file_type: 'text/csv',
  params: v.object({ slug: slugParam() }),
  query: v.object({ ...refererPortal, ...learnerFilters }),
  output: v.null(),
  errors: ['general.not_found', 'validation.failed'],
})
export const delete_enrollment = endpoint({
  method: 'DELETE',
  path: '/courses/:slug/enrollments/:related_id',
  summary: 'Unenrolls a learner; if they have not started, the seat goes back to its buyer or the credit to the portal',
  action: 'enrollments.manage',
  params: v.object({ slug: slugParam(), related_id: idParam() }),
  query: v.object(refererPortal),
  output: v.object({
    id: id(),
    is_seat_returned: v.boolean(),
    returned_to: v.nullable(v.picklist(['buyer', 'portal'])),
  }),
  errors: ['general.not_found', 'enrollments.own_record', 'enrollments.finished'],
})
export const show_open_items = endpoint({
  method: 'GET',
  path: '/courses/:slug/enrollments/:related_id/completion',
  summary: 'Lists the items that completing a course for a learner would mark as done',
  action: 'enrollments.manage',
  params: v.object({ slug: slugParam(), related_id: idParam() }),
  query: v.object(refererPortal),
  output: v.array(v.object({ id: id(), title: v.string(), itemable_type: v.picklist(itemTypeNames) })),
  errors: ['general.not_found'],
})
export const complete_user_course = endpoint({
  method: 'POST',
  path: '/courses/:slug/enrollments/:related_id/completion',
  summary: 'Completes a course for a learner: marks open items as done by staff, without score and seat time',
  action: 'enrollments.manage',
  params: v.object({ slug: slugParam(), related_id: idParam() }),
  query: v.object(refererPortal),
  body: v.object({
    reason: v.pipe(v.string(), v.trim(), v.minLength(1, 'This field is required'), maxCharacters(300)),
  }),
  output: v.object({ id: id(), items: v.number(), completed_by_staff: staffCompletion }),
  errors: [
    'general.not_found',
    'enrollments.own_record',
    'enrollments.finished',
    'enrollments.nothing_to_complete',
    'validation.failed',
  ],
})
