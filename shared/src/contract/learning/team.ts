import * as v from 'valibot'
import { endpoint, id, idParam, instant, refererPortal, slugParam } from '../../calls/endpoint.ts'
import { cursor, perPage, withTotal } from '../../schemas/lists.ts'
import { invitedPeople } from '../../schemas/enrolling.ts'
import { progressStatus } from '../../schemas/numbers.ts'
import { proofJob } from '../credentials/proof.ts'

// A manager's people in all courses: those who use one of the manager's seats, and those the manager is responsible for.

const query = v.object(refererPortal)
const paged = { cursor: v.optional(cursor), per_page: perPage(20), with_total: withTotal }
const search = v.optional(v.pipe(v.string(), v.maxLength(200)))

const subordinate = v.object({
  /** the person's id */
  id: id(),
  name: v.string(),
  email: v.string(),
  /** using seats of this manager */
  courses: v.number(),
  completed: v.number(),
  overdue: v.number(),
  /** added or invited by the manager; the others are listed only because of their seat */
  is_assigned: v.boolean(),
})
export type Subordinate = v.InferOutput<typeof subordinate>
export const list_subordinates = endpoint({
  method: 'GET',
  path: '/managers/subordinates',
  summary: 'Lists the people on your team, with how many courses they completed and how many are overdue',
  action: 'credits.manage_own',
  answers: 'paged',
  query: v.object({ ...refererPortal, ...paged, search, overdue: v.optional(v.literal('1')) }),
  output: v.array(subordinate),
  errors: ['validation.cursor', 'validation.failed'],
})
export const add_subordinates = endpoint({
  method: 'POST',
  path: '/managers/subordinates',
  summary:
    'Adds people back to your team who accepted one of your invitations or started a course with one of your seats',
  action: 'credits.manage_own',
  query,
  body: v.object({ emails: invitedPeople }),
  output: v.object({ added: v.number() }),
  errors: [
    'invitations.not_joined',
    'invitations.outside_manager',
    'invitations.own_subordinate',
    'general.too_many_requests',
    'validation.failed',
  ],
})
export const remove_subordinate = endpoint({
  method: 'DELETE',
  path: '/managers/subordinates/:user_id',
  summary: 'Removes a person from your team; their seats and courses stay',
  action: 'credits.manage_own',
  params: v.object({ user_id: idParam() }),
  query,
  output: v.null(),
  errors: ['general.not_found'],
})

const joinedUser = v.object({
  /** the enrollment's id */
  id: id(),
  user_id: id(),
  name: v.string(),
  email: v.string(),
  course: v.object({ slug: v.string(), title: v.string() }),
  status: progressStatus,
  percentage: v.number(),
  joined_at: instant(),
  /** a day in the portal's time zone */
  due_on: v.nullable(v.string()),
  is_overdue: v.boolean(),
  finished_at: v.nullable(instant()),
  /** of a valid certificate */
  serial: v.nullable(v.string()),
})
export type JoinedUser = v.InferOutput<typeof joinedUser>
const joined = {
  ...refererPortal,
  course: v.optional(slugParam()),
  user_id: v.optional(idParam()),
  overdue: v.optional(v.literal('1')),
  search,
}
export const list_joined_users = endpoint({
  method: 'GET',
  path: '/managers/joined-users',
  summary: 'Lists who takes which course with one of your seats, latest first',
  action: 'credits.manage_own',
  answers: 'paged',
  query: v.object({ ...joined, ...paged }),
  output: v.array(joinedUser),
  errors: ['validation.cursor', 'validation.failed'],
})
export const export_joined_users = endpoint({
  method: 'GET',
  path: '/managers/joined-users/export',
  summary: 'Exports the same list as CSV',
  action: 'credits.manage_own',
  answers: 'file',
  file_type: 'text/csv',
  query: v.object(joined),
  output: v.null(),
  errors: ['validation.failed'],
})

/** The worker creates a zip of PDFs. */
export const make_team_certificates = endpoint({
  method: 'POST',
  path: '/managers/joined-users/certificates',
  summary: 'Requests a zip of all certificates that people with your seats hold, or those of one course',
  action: 'credits.manage_own',
  query,
  body: v.object({ course: v.optional(slugParam()) }),
  output: proofJob,
  errors: ['proof.under_way', 'general.not_found', 'general.too_many_requests', 'validation.failed'],
})
export const list_team_certificates = endpoint({
  method: 'GET',
  path: '/managers/joined-users/certificates',
  summary: 'Lists the zips that you requested, newest first',
  action: 'credits.manage_own',
  query,
  output: v.array(proofJob),
  errors: [],
})
export const download_team_certificates = endpoint({
  method: 'GET',
  path: '/managers/joined-users/certificates/:id',
  summary: 'Downloads a zip of certificates that you requested',
  action: 'credits.manage_own',
  answers: 'file',
  file_type: 'application/zip',
  tx: false,
  params: v.object({ id: idParam() }),
  query,
  output: v.null(),
  errors: ['general.not_found'],
})
