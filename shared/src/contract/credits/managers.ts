import * as v from 'valibot'
import { endpoint, id, idParam, instant, refererPortal, slugParam } from '../../calls/endpoint.ts'
import { itemTypeNames } from '../../item-types/item-type.ts'
import { cursor, perPage, withTotal } from '../../schemas/lists.ts'
import { progressStatus } from '../../schemas/numbers.ts'
import { courseCertificate } from '../credentials/certificates.ts'
import { managerCourse } from './credits.ts'

// A manager's view of a course: the course, their own seats and people, never those of another manager.

const ofCourse = { params: v.object({ slug: slugParam() }), query: v.object(refererPortal) }
const found = {
  ...refererPortal,
  cursor: v.optional(cursor),
  per_page: perPage(20),
  with_total: withTotal,
  search: v.optional(v.pipe(v.string(), v.maxLength(200))),
}

export const get_manager_course = endpoint({
  method: 'GET',
  path: '/managers/courses/:slug',
  summary: 'Shows one of your courses as a manager: its details, your seats and your people’s progress',
  action: 'credits.manage_own',
  ...ofCourse,
  output: v.object({
    ...managerCourse.entries,
    subtitle: v.string(),
    duration_minutes: v.number(),
    has_certificate: v.boolean(),
    /** visitors can buy more seats in it */
    is_on_sale: v.boolean(),
    /** people who have not begun, and people who have begun and not finished */
    not_started: v.number(),
    in_progress: v.number(),
  }),
  errors: ['general.not_found'],
})

export const get_manager_outline = endpoint({
  method: 'GET',
  path: '/managers/courses/:slug/outline',
  summary: 'Shows the outline of one of your courses, as someone who starts it today gets it',
  action: 'credits.manage_own',
  ...ofCourse,
  output: v.object({
    is_sequential: v.boolean(),
    modules: v.array(
      v.object({
        id: id(),
        title: v.string(),
        items: v.array(v.object({ id: id(), title: v.string(), itemable_type: v.picklist(itemTypeNames) })),
      }),
    ),
  }),
  errors: ['general.not_found'],
})

const managedPerson = v.object({
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
})
export type ManagedPerson = v.InferOutput<typeof managedPerson>
export const list_manager_people = endpoint({
  method: 'GET',
  path: '/managers/courses/:slug/people',
  summary: 'Lists the people who take a course with one of your seats, latest first',
  action: 'credits.manage_own',
  answers: 'paged',
  params: v.object({ slug: slugParam() }),
  query: v.object(found),
  output: v.array(managedPerson),
  errors: ['general.not_found', 'validation.cursor', 'validation.failed'],
})

export const list_manager_certificates = endpoint({
  method: 'GET',
  path: '/managers/courses/:slug/certificates',
  summary: 'Lists the certificates that your people hold for a course, newest first',
  action: 'credits.manage_own',
  answers: 'paged',
  params: v.object({ slug: slugParam() }),
  query: v.object({ ...found, user_id: v.optional(idParam()) }),
  output: v.array(courseCertificate),
  errors: ['general.not_found', 'validation.cursor', 'validation.failed'],
})

const seatPurchase = v.object({
  /** the order line's id */
  id: id(),
  order_id: id(),
  bought_at: instant(),
  quantity: v.number(),
  claimed: v.number(),
  invited: v.number(),
  /** used by people who had begun and then left the course */
  former: v.number(),
  /** seats that can still be handed out */
  free: v.number(),
  is_refunded: v.boolean(),
})
export type SeatPurchase = v.InferOutput<typeof seatPurchase>
export const list_seat_purchases = endpoint({
  method: 'GET',
  path: '/managers/courses/:slug/seats',
  summary: 'Lists the purchases behind your seats in a course, and what is left of each',
  action: 'credits.manage_own',
  ...ofCourse,
  output: v.array(seatPurchase),
  errors: ['general.not_found'],
})
