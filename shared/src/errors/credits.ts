import type { ErrorArea } from './error-area.ts'

export const creditsErrors = {
  'credits.not_enough': { status: 409, message: 'Yours credits are not enough' },
  'credits.not_enough_in_portal': { status: 409, message: 'Credits are not enough in the portal' },
  'credits.own_account': { status: 409, message: 'These credits are yours already. Please name somebody else.' },
  'credits.seat_begun': {
    status: 409,
    message: 'This person has begun the course, so the seat stays theirs.',
  },
} as const satisfies ErrorArea
