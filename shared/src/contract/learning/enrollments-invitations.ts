import * as v from 'valibot'
import { endpoint, id, idParam, instant, refererPortal, slugParam } from '../../calls/endpoint.ts'
import { dueDays, dueOn } from '../../schemas/dates.ts'
import { tagsList } from '../../schemas/enrolling.ts'
import { cursor, perPage, withTotal } from '../../schemas/lists.ts'
import { invitationStatuses } from '../../states/learning/invitation.ts'
import { mostAtOnce } from './enrollments-people.ts'

// Invitations that staff send to email addresses without an account on the portal. Each uses one of the portal's credits when it is accepted.

const status = v.picklist(invitationStatuses)
const ofCourse = { action: 'enrollments.manage', params: v.object({ slug: slugParam() }) } as const

const invitedRow = v.object({
  email: v.string(),
  /** `unchanged`: has an open invitation already */
  verdict: v.picklist(['create', 'unchanged', 'refused']),
  code: v.nullable(v.string()),
  message: v.nullable(v.string()),
})
export type InvitedRow = v.InferOutput<typeof invitedRow>
export const invite_learners = endpoint({
  ...ofCourse,
  method: 'POST',
  path: '/courses/:slug/invitations',
  summary:
    'Emails an invitation to a course to up to 100 addresses without an account on the portal, with a row for each',
  query: v.object(refererPortal),
  body: v.object({
    emails: tagsList({ emails: true, max: mostAtOnce }),
    due_days: v.optional(v.nullable(dueDays())),
    due_on: v.optional(v.nullable(dueOn())),
  }),
  output: v.object({ rows: v.array(invitedRow) }),
  errors: [
    'general.not_found',
    'general.too_many_requests',
    'courses.one_due_date',
    'enrollments.not_published',
    'validation.failed',
  ],
})

const courseInvitation = v.object({
  id: id(),
  email: v.string(),
  status,
  reminders: v.number(),
  due_on: v.nullable(v.string()),
  /** when an email was last sent */
  sent_at: instant(),
  /** when it was accepted, declined, withdrawn or failed */
  ended_at: v.nullable(instant()),
})
export type CourseInvitation = v.InferOutput<typeof courseInvitation>
export const list_course_invitations = endpoint({
  ...ofCourse,
  method: 'GET',
  path: '/courses/:slug/invitations',
  summary: 'Lists the invitations that staff sent for a course, newest first',
  answers: 'paged',
  query: v.object({
    ...refererPortal,
    cursor: v.optional(cursor),
    per_page: perPage(20),
    with_total: withTotal,
    status: v.optional(v.pipe(v.string(), v.regex(/^[1-6]$/), v.transform(Number), status)),
    search: v.optional(v.pipe(v.string(), v.maxLength(200))),
  }),
  output: v.array(courseInvitation),
  errors: ['general.not_found', 'validation.cursor', 'validation.failed'],
})

const one = {
  action: 'enrollments.manage',
  params: v.object({ slug: slugParam(), id: idParam() }),
  query: v.object(refererPortal),
  output: v.object({ id: id(), status }),
} as const
export const resend_course_invitation = endpoint({
  ...one,
  method: 'POST',
  path: '/courses/:slug/invitations/:id/resend',
  summary: 'Emails an invitation again, at most three times; one that ended without being accepted is open again',
  errors: [
    'credits.not_enough_in_portal',
    'general.not_found',
    'general.too_many_requests',
    'enrollments.not_published',
    'invitations.already_enrolled',
    'invitations.no_reminders_left',
    'invitations.not_found',
    'invitations.refused_for_good',
    'invitations.waiting_already',
    'orders.invited_too_often',
  ],
})
export const withdraw_course_invitation = endpoint({
  ...one,
  method: 'DELETE',
  path: '/courses/:slug/invitations/:id',
  summary: 'Withdraws an open invitation: its link stops working',
  errors: ['general.not_found', 'invitations.not_found', 'invitations.not_open'],
})
