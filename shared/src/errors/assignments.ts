import type { ErrorArea } from './error-area.ts'

export const assignmentsErrors = {
  'assignments.already_passed': { status: 409, message: 'You have already passed this assignment.' },
  'assignments.waiting': {
    status: 409,
    message: 'Your last attempt is waiting to be graded. You can hand in the next one after that.',
  },
  'assignments.no_attempts_left': { status: 409, message: 'You have no attempts left for this assignment.' },
  'assignments.attempt_over': {
    status: 409,
    message: 'That attempt was handed in already. It can’t be changed anymore.',
  },
  'assignments.nothing_to_hand_in': { status: 422, message: 'Please write an answer or add a file.' },
  'assignments.no_text': { status: 422, message: 'This assignment is answered with files only.' },
  'assignments.no_uploads': { status: 409, message: 'This assignment is answered with text only.' },
  'assignments.too_many_files': { status: 409, message: 'You can hand in up to {most} files.' },
  'assignments.graded_meanwhile': {
    status: 409,
    message: '{name} graded this attempt meanwhile. Nothing of yours was saved over it.',
  },
} as const satisfies ErrorArea
