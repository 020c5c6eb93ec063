import type { ErrorArea } from './error-area.ts'

export const reviewsErrors = {
  'reviews.done': { status: 409, message: 'You have already reviewed this course.' },
} as const satisfies ErrorArea
