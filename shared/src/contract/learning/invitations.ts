import * as v from 'valibot'
import { endpoint, id, idParam, instant, refererPortal, slugParam } from '../../calls/endpoint.ts'
import { cursor, perPage, withTotal } from '../../schemas/lists.ts'
import { dueOn } from '../../schemas/dates.ts'
import { invitees } from '../../schemas/enrolling.ts'
import { invitationStatuses } from '../../states/learning/invitation.ts'

// Actions of a manager on invitations to courses in which they hold seats.

const query = v.object(refererPortal)
const status = v.picklist(invitationStatuses)

export const invite_to_course = endpoint({
  method: 'POST',
  path: '/courses/:slug/invite',
  summary: 'Emails up to 50 people an invitation to a course, each holding one of your seats; all of them or none',
  action: 'credits.manage_own',
  params: v.object({ slug: slugParam() }),
  query,
  body: v.object({ people: invitees, due_on: v.optional(v.nullable(dueOn())) }),
  /** `unchanged`: already invited, or already enrolled with a seat of this manager */
  output: v.object({ sent: v.number(), unchanged: v.number() }),
  errors: [
    'general.not_found',
    'general.too_many_requests',
    'credits.not_enough',
    'enrollments.due_day_over',
    'invitations.refused_for_good',
    'invitations.ended_before',
    'invitations.resent_before',
    'invitations.day_is_full',
    'orders.invited_too_often',
    'validation.failed',
  ],
})

const managerInvite = v.object({
  id: id(),
  email: v.string(),
  first_name: v.string(),
  last_name: v.string(),
  course: v.object({ slug: v.string(), title: v.string() }),
  status,
  reminders: v.number(),
  due_on: v.nullable(v.string()),
  invited_at: instant(),
  /** when an email was last sent */
  sent_at: instant(),
  /** when it was accepted, declined, canceled or failed */
  ended_at: v.nullable(instant()),
  /** for an accepted one: the learner's progress */
  percentage: v.nullable(v.number()),
})
export type ManagerInvite = v.InferOutput<typeof managerInvite>

const found = {
  ...refererPortal,
  course: v.optional(slugParam()),
  status: v.optional(v.pipe(v.string(), v.regex(/^[1-6]$/), v.transform(Number), status)),
  search: v.optional(v.pipe(v.string(), v.maxLength(200))),
}
export const list_manager_invites = endpoint({
  method: 'GET',
  path: '/managers/invites',
  summary: 'Lists your invitations as a manager with their status, newest first',
  action: 'credits.manage_own',
  answers: 'paged',
  query: v.object({ ...found, cursor: v.optional(cursor), per_page: perPage(20), with_total: withTotal }),
  output: v.array(managerInvite),
  errors: ['validation.cursor', 'validation.failed'],
})
export const export_manager_invites = endpoint({
  method: 'GET',
  path: '/managers/invites/export',
  summary: 'Exports the same list as CSV',
  action: 'credits.manage_own',
  answers: 'file',
  file_type: 'text/csv',
  query: v.object(found),
  output: v.null(),
  errors: ['validation.failed'],
})

const named = { action: 'credits.manage_own', params: v.object({ id: idParam() }), query } as const
const changed = v.object({ id: id(), status })
export const cancel_invite = endpoint({
  ...named,
  method: 'POST',
  path: '/managers/invites/:id/cancel',
  summary: 'Cancels an open invitation: its link stops working, and its seat is free again',
  output: changed,
  errors: [
    'invitations.not_found',
    'invitations.already_enrolled',
    'invitations.already_cancelled',
    'invitations.has_progress',
    'invitations.not_open',
  ],
})
export const reinvite = endpoint({
  ...named,
  method: 'POST',
  path: '/managers/invites/:id/reinvite',
  summary:
    'Reopens a canceled, declined or failed invitation with a held seat and emails it; counts as one of three reminders',
  output: changed,
  errors: [
    'invitations.not_found',
    'invitations.is_open',
    'invitations.already_enrolled',
    'invitations.waiting_already',
    'invitations.refused_for_good',
    'invitations.no_reminders_left',
    'invitations.day_is_full',
    'orders.invited_too_often',
    'credits.not_enough',
  ],
})
export const remind_invited = endpoint({
  ...named,
  method: 'POST',
  path: '/managers/invites/:id/reminder',
  summary: 'Resends an open invitation, at most three times; links in earlier emails keep working',
  output: v.object({ ...changed.entries, reminders: v.number() }),
  errors: [
    'invitations.not_found',
    'invitations.not_open',
    'invitations.no_reminders_left',
    'invitations.refused_for_good',
    'invitations.day_is_full',
    'orders.invited_too_often',
  ],
})
