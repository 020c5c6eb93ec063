import type { ErrorArea } from './error-area.ts'

export const schedulesErrors = {
  'schedules.full': { status: 409, message: 'This session is full. The next one with seats is {next}.' },
  'schedules.all_full': {
    status: 409,
    message: 'This session is full, and no other session of this course has seats at the moment.',
  },
  'schedules.started': { status: 409, message: 'This session has already started, so seats can’t be changed anymore.' },
  'schedules.not_enrolled': {
    status: 403,
    kind: 'state',
    message: 'Seats in this session are for learners of its course. Enroll in the course first.',
  },
  'schedules.no_seat': { status: 409, message: 'Your earlier seat no longer exists. Reserve a seat instead.' },
  'schedules.below_reserved': {
    status: 409,
    message:
      '{booked} {booked, seat, seats} of this session {booked, is, are} reserved already. Enter at least {booked}.',
  },
  'schedules.below_reserved_many': { status: 409, message: 'More seats than that are reserved in this session.' },
} as const satisfies ErrorArea
