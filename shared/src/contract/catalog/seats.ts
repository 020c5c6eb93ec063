import * as v from 'valibot'
import { endpoint, id, idParam, instant, refererPortal } from '../../calls/endpoint.ts'
import { cursor, perPage, withTotal } from '../../schemas/lists.ts'

// Seats in live sessions. The sessions and their seats are the core portal's; people reserve on the portal where they take the course.

const query = v.object(refererPortal)
const ofSession = { params: v.object({ id: idParam() }), query } as const

export const list_seats_left = endpoint({
  method: 'GET',
  path: '/schedules/seats',
  summary: 'Lists how many seats are left in upcoming live sessions; sessions without a limit are not listed',
  action: 'public',
  auth: 'public',
  query,
  output: v.array(v.object({ id: id(), left: v.number() })),
  errors: [],
})

export const list_learner_sessions = endpoint({
  method: 'GET',
  path: '/learner/sessions',
  summary: 'Lists upcoming live sessions that the signed-in person may join, soonest first, with their reservations',
  action: 'learning.read',
  /** only sessions of the course of one enrollment */
  query: v.object({ ...refererPortal, related_id: v.optional(idParam()) }),
  output: v.array(
    v.object({
      id: id(),
      title: v.string(),
      starts_at: instant(),
      ends_at: instant(),
      time_zone: v.string(),
      place: v.string(),
      link: v.nullable(v.string()),
      /** null: no limit */
      seats_left: v.nullable(v.number()),
      is_reserved: v.boolean(),
      /** its course on the visited portal, with the person’s newest enrollment in it; null if the session has no course */
      course: v.nullable(v.object({ id: id(), slug: v.string(), title: v.string(), related_id: id() })),
    }),
  ),
  errors: ['validation.failed'],
})
export type LearnerSession = v.InferOutput<typeof list_learner_sessions.output>[number]

export const reserve_seat = endpoint({
  method: 'POST',
  path: '/learner/sessions/:id/seat',
  summary: 'Reserves a seat in a live session, or changes to it from another session of the same course',
  action: 'learning.take',
  tx: false,
  ...ofSession,
  /** `instead_of`: the session whose seat is given up for it */
  body: v.object({ instead_of: v.optional(id()) }),
  output: v.null(),
  errors: [
    'validation.failed',
    'general.not_found',
    'schedules.full',
    'schedules.all_full',
    'schedules.started',
    'schedules.not_enrolled',
    'schedules.no_seat',
  ],
})

export const cancel_seat = endpoint({
  method: 'DELETE',
  path: '/learner/sessions/:id/seat',
  summary: 'Gives up the signed-in person’s seat in a live session that has not started',
  action: 'learning.take',
  tx: false,
  ...ofSession,
  output: v.null(),
  errors: ['general.not_found', 'schedules.started'],
})

const seat = v.object({
  id: id(),
  name: v.string(),
  email: v.string(),
  /** the portal where the person reserved */
  portal: v.string(),
  reserved_at: instant(),
})
export type SessionSeat = v.InferOutput<typeof seat>

export const list_session_seats = endpoint({
  method: 'GET',
  path: '/admin/sessions/:id/seats',
  summary: 'Lists who reserved a seat in a live session, latest first',
  action: 'enrollments.manage',
  answers: 'paged',
  params: ofSession.params,
  query: v.object({ ...refererPortal, cursor: v.optional(cursor), per_page: perPage(20), with_total: withTotal }),
  output: v.array(seat),
  errors: ['validation.failed', 'validation.cursor', 'general.not_found', 'access.used_elsewhere'],
})

export const export_session_seats = endpoint({
  method: 'GET',
  path: '/admin/sessions/:id/seats/export',
  summary: 'Exports who reserved a seat in a live session as CSV',
  action: 'enrollments.manage',
  answers: 'file',
  file_type: 'text/csv',
  ...ofSession,
  output: v.null(),
  errors: ['general.not_found', 'access.used_elsewhere'],
})

export const cancel_session_seat = endpoint({
  method: 'DELETE',
  path: '/admin/sessions/:id/seats/:seat_id',
  summary: 'Cancels somebody’s seat in a live session and emails the person',
  action: 'enrollments.manage',
  tx: false,
  params: v.object({ id: idParam(), seat_id: idParam() }),
  query,
  output: v.null(),
  errors: ['general.not_found', 'access.used_elsewhere', 'schedules.started'],
})
