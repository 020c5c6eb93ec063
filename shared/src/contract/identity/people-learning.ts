import * as v from 'valibot'
import { endpoint, id, idParam, instant, portalIdParam, refererPortal } from '../../calls/endpoint.ts'
import { cursor, perPage, withTotal } from '../../schemas/lists.ts'
import { progressStatus } from '../../schemas/numbers.ts'

// A person's learning on this portal, and the people who look after them.

const params = v.object({ user_id: idParam() })
const paged = {
  ...refererPortal,
  cursor: v.optional(cursor),
  per_page: perPage(20),
  with_total: withTotal,
  search: v.optional(v.pipe(v.string(), v.maxLength(200))),
}
const userCourse = v.object({
  /** the enrollment's id */
  id: id(),
  course_id: id(),
  slug: v.string(),
  title: v.string(),
  thumbnail: v.nullable(v.string()),
  status: progressStatus,
  percentage: v.number(),
  enrolled_at: instant(),
  started_at: v.nullable(instant()),
  finished_at: v.nullable(instant()),
  /** they were unenrolled */
  ended_at: v.nullable(instant()),
  /** the payment is disputed */
  is_paused: v.boolean(),
})
export type UserCourse = v.InferOutput<typeof userCourse>
const courses = {
  method: 'GET',
  action: 'users.read',
  answers: 'paged',
  params,
  output: v.array(userCourse),
  errors: ['general.not_found', 'validation.cursor', 'validation.failed'],
} as const

export const list_user_courses = endpoint({
  ...courses,
  path: '/admin/users/:user_id/courses',
  summary: 'Lists a person’s courses with their progress, latest enrolled first',
  query: v.object({ ...paged, status: v.optional(v.picklist(['running', 'completed', 'ended'])) }),
})
export const list_user_completed = endpoint({
  ...courses,
  path: '/admin/users/:user_id/completed',
  summary: 'Lists the courses that a person completed',
  query: v.object(paged),
})
/** Lists the managers whose seats a person used, with the courses. */
export const list_user_managers = endpoint({
  method: 'GET',
  path: '/admin/users/:user_id/managers',
  summary: 'Lists the managers whose seats a person learns with',
  action: 'users.read',
  params,
  query: v.object({ ...refererPortal, portal_id: v.optional(portalIdParam()) }),
  output: v.array(v.object({ id: id(), name: v.string(), email: v.string(), courses: v.array(v.string()) })),
  errors: ['general.not_found'],
})
