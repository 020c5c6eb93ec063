import * as v from 'valibot'
import { integer } from '../schemas/integer.ts'
import { maxValue } from '../schemas/max-value.ts'
import { minValue } from '../schemas/min-value.ts'
import { endpoint, id, idParam, refererPortal } from '../calls/endpoint.ts'

/** A course that a manager holds seats of (CRD-003): total = remaining + distributed + used; distributed to other managers, used by people enrolled (OP-71). */
export const managerCourse = v.object({
  id: id(),
  slug: v.string(),
  title: v.string(),
  thumbnail: v.nullable(v.string()),
  publication_status: v.picklist([1, 2, 3, 4]),
  total: v.number(),
  remaining: v.number(),
  distributed: v.number(),
  used: v.number(),
  /** of the remaining ones, held by invitations that wait */
  invited: v.number(),
  /** who takes the course with one of these seats, and how many of them have completed it */
  people: v.number(),
  completed: v.number(),
})
export type ManagerCourse = v.InferOutput<typeof managerCourse>

export const managerCourseSorts = [
  'title',
  '-title',
  'remaining',
  '-remaining',
  'people',
  '-people',
  'completed',
  '-completed',
] as const

export const list_manager_courses = endpoint({
  method: 'GET',
  path: '/courses/managers',
  summary: 'The courses that the asking manager holds seats of, or was given by the portal',
  action: 'credits.manage_own',
  query: v.object({
    ...refererPortal,
    search: v.optional(v.pipe(v.string(), v.maxLength(200))),
    /** with a minus in front: descending */
    sort: v.optional(v.picklist(managerCourseSorts)),
  }),
  output: v.array(managerCourse),
  errors: ['validation.failed'],
})

export const mostCreditsGiven = 100_000
/** The smallest way for a portal to have credits of its own (OP-71): the installation gives them. */
export const give_portal_credits = endpoint({
  method: 'POST',
  path: '/admin/portals/:portal_id/credits',
  summary: 'Gives a portal credits, with which it enrolls people; from the admin portal only',
  action: 'portals.manage',
  confirmed: true,
  tx: false,
  params: v.object({ portal_id: idParam() }),
  query: v.object(refererPortal),
  body: v.object({
    amount: v.pipe(integer, minValue(1), maxValue(mostCreditsGiven)),
    /** named by the asking page, so that what is sent twice is given once */
    sent_as: v.pipe(v.string(), v.uuid()),
  }),
  output: v.object({ portal_id: id(), remaining: v.number() }),
  errors: ['portals.not_found', 'portals.not_yours', 'validation.failed'],
})
