import * as v from 'valibot'
import { endpoint, id, refererPortal } from '../calls/endpoint.ts'

/** A course that a manager holds seats of (CRD-003): bought = remaining + distributed; used are those whose learner has begun. */
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
})
export type ManagerCourse = v.InferOutput<typeof managerCourse>

export const list_manager_courses = endpoint({
  method: 'GET',
  path: '/courses/managers',
  summary: 'The courses that the asking manager holds seats of',
  action: 'credits.manage_own',
  query: v.object(refererPortal),
  output: v.array(managerCourse),
  errors: [],
})
