import type { ErrorArea } from '../error-area.ts'

export const invitationsErrors = {
  'invitations.not_found': { status: 404, message: 'This invitation could not be found.' },
  'invitations.already_enrolled': {
    status: 409,
    message: 'This person is already enrolled. Revoke the seat instead.',
  },
  'invitations.already_cancelled': { status: 409, message: 'This invitation has already been withdrawn.' },
  'invitations.withdrawn': {
    status: 410,
    message: 'This invitation was withdrawn. Please ask the person who sent it to you for a new one.',
  },
  'invitations.has_progress': {
    status: 409,
    message: 'This person has started the course, so the invitation can no longer be withdrawn.',
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
    message:
      '{email} had an earlier invitation to this course, which has ended. Use “Invite again” in the list of invitations.',
  },
  'invitations.resent_before': {
    status: 409,
    message:
      '{email} was invited to this course before, and that invitation was resent {most} times, which is the limit. Once they have an account on this portal, staff can enroll them.',
  },
  'invitations.no_reminders_left': {
    status: 409,
    message:
      'This invitation has already been resent {most} times, which is the limit. Once the person has an account on this portal, staff can enroll them.',
  },
  'invitations.day_is_full': {
    status: 429,
    message: 'You may invite or remind up to {most} people a day. Left today: {left}.',
  },
  'invitations.is_member': {
    status: 409,
    message: '{email} already has an account on this portal. Enroll them instead.',
  },
  'invitations.no_seat_left': {
    status: 409,
    message: 'This course has no seat left right now. Your invitation stays open. Please contact whoever invited you.',
  },
  'invitations.unavailable': {
    status: 409,
    message: 'This course can’t be started right now. Your invitation stays open. Please contact whoever invited you.',
  },
  'invitations.for_staff': {
    status: 409,
    message:
      'This invitation is not for staff, who may enroll people themselves. Please ask a colleague to enroll you.',
  },
  'invitations.completed_before': {
    status: 409,
    message: 'You have already completed this course. To take it again, please contact whoever invited you.',
  },
  'invitations.other_address': {
    status: 409,
    message: 'This invitation is for another email address. Please sign in with that one.',
  },
  'invitations.seat_revoked': {
    status: 409,
    message: 'Your seat was revoked. To get one again, please ask its buyer to invite you by email.',
  },
  'invitations.has_account': {
    status: 409,
    message: 'You already have an account with this email. Sign in to accept the invitation.',
  },
  'invitations.outside_manager': {
    status: 403,
    kind: 'right',
    message: 'Outside managers see only people they invited themselves. Send an invitation instead.',
  },
  'invitations.not_joined': {
    status: 409,
    message:
      '{email} has not accepted an invitation of yours or started a course with one of your seats. Invite them first.',
  },
  'invitations.own_subordinate': { status: 409, message: 'You cannot be on your own team. Choose someone else.' },
} as const satisfies ErrorArea
