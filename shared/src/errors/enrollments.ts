import type { ErrorArea } from './error-area.ts'

export const enrollmentsErrors = {
  'enrollments.finished': {
    status: 409,
    message: 'This learner has completed the course. The record and its certificate stay.',
  },
} as const satisfies ErrorArea
