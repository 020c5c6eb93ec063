import * as v from 'valibot'
import { invitedPeople } from '../../schemas/enrolling.ts'
import { endpoint, id, idParam } from '../../calls/endpoint.ts'

// What a buyer can do with the seats of a line, and how people claim a seat.

export const make_claim_link = endpoint({
  method: 'POST',
  path: '/orders/:order_id/lines/:line_id/claim-link',
  summary: 'Creates a new claim link for the seats of this line; the earlier link stops working',
  action: 'orders.read_own',
  params: v.object({ order_id: idParam(), line_id: idParam() }),
  output: v.object({ url: v.string() }),
  errors: ['orders.not_found', 'credits.not_enough'],
})
export const take_seat = endpoint({
  method: 'POST',
  path: '/orders/:order_id/lines/:line_id/take-seat',
  summary: 'Claims one of the seats of this line for the buyer',
  action: 'learning.take',
  params: v.object({ order_id: idParam(), line_id: idParam() }),
  /** `is_claimed`: through a seat of this line; a person who is already enrolled otherwise stays so and uses no seat */
  output: v.object({ enrollment_id: id(), slug: v.string(), is_claimed: v.boolean() }),
  errors: ['orders.not_found', 'credits.not_enough'],
})
export const invite_to_seat = endpoint({
  method: 'POST',
  path: '/orders/:order_id/lines/:line_id/invite',
  summary:
    'Emails up to 50 people a personal link to one seat of this line, held until claimed; resends it to people already invited',
  action: 'orders.read_own',
  params: v.object({ order_id: idParam(), line_id: idParam() }),
  body: v.object({ emails: invitedPeople }),
  output: v.object({ sent: v.number() }),
  errors: [
    'orders.not_found',
    'orders.has_seat',
    'orders.invited_too_often',
    'invitations.refused_for_good',
    'invitations.no_reminders_left',
    'invitations.day_is_full',
    'credits.not_enough',
    'validation.failed',
    'general.too_many_requests',
  ],
})
export const return_seat = endpoint({
  method: 'DELETE',
  path: '/orders/:order_id/lines/:line_id/seats/:enrollment_id',
  summary: 'Revokes a seat whose learner has not started the course; its credit goes back to the buyer',
  action: 'orders.read_own',
  params: v.object({ order_id: idParam(), line_id: idParam(), enrollment_id: idParam() }),
  /** 0: it was already returned */
  output: v.object({ returned: v.number() }),
  errors: ['orders.not_found', 'orders.seat_started', 'orders.disputed'],
})
const invitationParams = v.object({ order_id: idParam(), line_id: idParam(), invitation_id: idParam() })
export const resend_invitation = endpoint({
  method: 'POST',
  path: '/orders/:order_id/lines/:line_id/invitations/:invitation_id/resend',
  summary: 'Resends an open invitation; the link in the earlier email keeps working',
  action: 'orders.read_own',
  params: invitationParams,
  output: v.object({ sent: v.number() }),
  errors: [
    'orders.not_found',
    'orders.invitation_ended',
    'orders.invited_too_often',
    'invitations.refused_for_good',
    'invitations.no_reminders_left',
    'invitations.day_is_full',
    'general.too_many_requests',
  ],
})
export const withdraw_invitation = endpoint({
  method: 'DELETE',
  path: '/orders/:order_id/lines/:line_id/invitations/:invitation_id',
  summary: 'Withdraws an open invitation: its link stops working, and its seat is free again',
  action: 'orders.read_own',
  params: invitationParams,
  output: v.object({ withdrawn: v.number() }),
  errors: ['orders.not_found', 'orders.invitation_ended'],
})
export const show_claim = endpoint({
  method: 'GET',
  path: '/claims/:token',
  summary: 'Shows what a claim link offers',
  action: 'public',
  auth: 'public',
  params: v.object({ token: v.string() }),
  output: v.object({
    course: v.object({
      slug: v.string(),
      title: v.string(),
      subtitle: v.string(),
      thumbnail: v.nullable(v.string()),
      duration_minutes: v.number(),
      has_certificate: v.boolean(),
    }),
    from: v.string(),
    /** an invitation by the portal's staff, for its email alone */
    is_from_portal: v.boolean(),
    /**
     * `full`: no seat is left, or the course cannot be started now; `claimed`: already used; `paused`: its payment is disputed;
     * `revoked`: the signed-in person's seat was revoked, so they need an invitation by email
     */
    state: v.picklist(['open', 'full', 'claimed', 'paused', 'declined', 'revoked']),
    /** for an invitation: the recipient of its email */
    invited: v.nullable(
      v.object({
        email: v.string(),
        first_name: v.string(),
        last_name: v.string(),
        due_on: v.nullable(v.string()),
        /** this portal may not invite this email again */
        is_refused: v.boolean(),
      }),
    ),
    /** the signed-in person's enrollment in this course; `is_claimed`: through a seat of this order */
    yours: v.nullable(v.object({ enrollment_id: id(), is_claimed: v.boolean() })),
  }),
  errors: ['auth.link_unknown', 'auth.link_expired', 'invitations.withdrawn', 'general.too_many_requests'],
})
export const claim_seat = endpoint({
  method: 'POST',
  path: '/claims/:token',
  summary: 'Claims a seat with a claim link',
  action: 'learning.take',
  params: v.object({ token: v.string() }),
  output: v.object({ enrollment_id: id(), slug: v.string() }),
  errors: [
    'auth.link_unknown',
    'auth.link_expired',
    'orders.disputed',
    'credits.not_enough',
    'courses.share_closed',
    'credits.not_enough_in_portal',
    'invitations.no_seat_left',
    'invitations.unavailable',
    'invitations.for_staff',
    'invitations.completed_before',
    'invitations.other_address',
    'invitations.seat_revoked',
    'shares.seats_gone',
    'general.too_many_requests',
  ],
})
