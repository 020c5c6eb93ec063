import * as v from 'valibot'
import { endpoint, id, idParam, instant, refererPortal } from '../../calls/endpoint.ts'

// Actions of an invited person who is signed in with the invited email. Separate from the link's calls, which need the long list of passwords.

const learnerInvite = v.object({
  id: id(),
  from: v.string(),
  course: v.object({ title: v.string(), subtitle: v.string(), thumbnail: v.nullable(v.string()) }),
  due_on: v.nullable(v.string()),
  invited_at: instant(),
})
export type LearnerInvite = v.InferOutput<typeof learnerInvite>
export const list_learner_invites = endpoint({
  method: 'GET',
  path: '/learner/invites',
  summary: 'Lists open invitations to your email',
  action: 'learning.read',
  query: v.object(refererPortal),
  output: v.array(learnerInvite),
  errors: [],
})
const own = { action: 'learning.take', params: v.object({ id: idParam() }), query: v.object(refererPortal) } as const
export const accept_learner_invite = endpoint({
  ...own,
  method: 'POST',
  path: '/learner/invites/:id/accept',
  summary: 'Claims the seat of an invitation to your email',
  output: v.object({ enrollment_id: id(), slug: v.string() }),
  errors: [
    'invitations.not_found',
    'invitations.not_open',
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
    'shares.seats_gone',
  ],
})
export const decline_learner_invite = endpoint({
  ...own,
  method: 'POST',
  path: '/learner/invites/:id/decline',
  summary: 'Declines an invitation to your email; `never`: this portal may not invite it again',
  body: v.object({ never: v.optional(v.boolean()) }),
  output: v.object({ declined: v.literal(true), never: v.boolean() }),
  errors: ['invitations.not_found', 'invitations.not_open', 'validation.failed'],
})
