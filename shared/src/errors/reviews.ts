import type { ErrorArea } from './error-area.ts'

export const reviewsErrors = {
  'reviews.done': { status: 409, message: 'You have already reviewed this course.' },
  'reviews.own': {
    status: 403,
    kind: 'right',
    message: 'You cannot publish, hide or delete your own review. Please ask a colleague.',
  },
} as const satisfies ErrorArea
