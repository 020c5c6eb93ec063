import type { ErrorArea } from '../error-area.ts'

export const invitationsErrors = {
  'invitations.not_found': { status: 404, message: 'This invitation could not be found.' },
  'invitations.already_enrolled': {
    status: 409,
    message: 'This person is already enrolled. Take back the seat instead.',
  },
  'invitations.already_cancelled': { status: 409, message: 'This invitation has already been cancelled.' },
  'invitations.has_progress': {
    status: 409,
    message: 'This person has begun the course, so the invitation can no longer be cancelled.',
  },
  'invitations.not_open': { status: 409, message: 'This invitation is no longer open.' },
  'invitations.is_open': { status: 409, message: 'This invitation is still open. Send a reminder instead.' },
  'invitations.waiting_already': { status: 409, message: '{email} has another open invitation to this course.' },
  'invitations.refused_for_good': {
    status: 409,
    message: '{email} has asked not to be invited by this portal again.',
  },
  'invitations.ended_before': {
    status: 409,
    message: 'An earlier invitation of {email} to this course has ended. Use “Invite again” beside it.',
  },
  'invitations.no_reminders_left': {
    status: 409,
    message: 'This invitation has been sent again {most} times, which is as often as it can be.',
  },
  'invitations.day_is_full': {
    status: 429,
    message: 'You may invite or remind up to {most} people a day. {left} are left today.',
  },
  'invitations.has_account': {
    status: 409,
    message: 'You already have an account with this email. Sign in to accept the invitation.',
  },
  'invitations.outside_manager': {
    status: 403,
    kind: 'right',
    message: 'Outside managers see only people whom they invited themselves. Send an invitation instead.',
  },
  'invitations.not_joined': {
    status: 409,
    message:
      '{email} has neither accepted an invitation of yours nor begun a course with one of your seats. Invite them first.',
  },
  'invitations.own_subordinate': { status: 409, message: 'Nobody answers for themselves. Choose somebody else.' },
} as const satisfies ErrorArea
