import type { ErrorArea } from './error-area.ts'

export const creditsErrors = {
  'credits.not_enough': { status: 409, message: 'Yours credits are not enough' },
  'credits.not_enough_in_portal': { status: 409, message: 'Credits are not enough in the portal' },
  'credits.own_account': { status: 409, message: 'You already have these credits. Please choose someone else.' },
  'credits.seat_begun': {
    status: 409,
    message: 'This person has started the course, so they keep the seat.',
  },
} as const satisfies ErrorArea
