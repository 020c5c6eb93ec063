import type { ErrorArea } from '../error-area.ts'

export const enrollmentsErrors = {
  'enrollments.finished': {
    status: 409,
    message: 'This learner has completed the course and keeps the record and its certificate.',
  },
  'enrollments.own_record': {
    status: 403,
    kind: 'right',
    message: 'You cannot grade or change your own learning record. Please ask a colleague.',
  },
  'enrollments.own_seat': {
    status: 403,
    kind: 'right',
    message: 'You cannot give yourself a seat with the portal’s credits. Please ask a colleague.',
  },
  'enrollments.own_curator': { status: 409, message: 'Learners cannot be their own curator. Choose someone else.' },
  'enrollments.no_curator': {
    status: 404,
    message: 'This person has no role on this portal that can see learners.',
  },
  'enrollments.nobody_named': { status: 422, message: 'Choose at least one person.' },
  'enrollments.not_published': { status: 409, message: 'Publish this course before you enroll learners.' },
  'enrollments.unknown_address': {
    status: 404,
    message: 'Nobody on this portal has the email {email}.',
  },
  'enrollments.person_gone': { status: 404, message: 'This person no longer belongs to this portal.' },
  'enrollments.blocked': { status: 409, message: '{name} is blocked on this portal.' },
  'enrollments.completed_before': { status: 409, message: '{name} has already completed this course.' },
  'enrollments.role_missing': { status: 409, message: '{name} does not have the role {role} on this portal.' },
  'enrollments.would_limit': {
    status: 403,
    kind: 'right',
    message:
      '{name} works in all courses, and a first assignment would limit them to assigned courses. Ask someone who can edit roles to assign them.',
  },
  'enrollments.failed': { status: 500, message: 'Someone could not be enrolled.' },
  'enrollments.due_day_over': { status: 422, message: 'This date is in the past.' },
  'enrollments.nothing_to_complete': {
    status: 409,
    message: 'This course has no lessons yet, so it cannot be completed.',
  },
} as const satisfies ErrorArea
