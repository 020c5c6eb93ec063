import type { ErrorArea } from './error-area.ts'

export const assignmentsErrors = {
  'assignments.already_passed': { status: 409, message: 'You have already passed this assignment.' },
  'assignments.waiting': {
    status: 409,
    message: 'Your last attempt is waiting to be graded. You can submit the next one after that.',
  },
  'assignments.no_attempts_left': { status: 409, message: 'You have no attempts left for this assignment.' },
  'assignments.attempt_over': {
    status: 409,
    message: 'That attempt was already submitted. It can’t be changed anymore.',
  },
  'assignments.nothing_to_hand_in': { status: 422, message: 'Please write an answer or add a file.' },
  'assignments.no_text': { status: 422, message: 'This assignment is answered with files only.' },
  'assignments.no_uploads': { status: 409, message: 'This assignment is answered with text only.' },
  'assignments.too_many_files': { status: 409, message: 'You can submit up to {most} files.' },
  'assignments.graded_meanwhile': {
    status: 409,
    message: '{name} has just graded this attempt. Your grade was not saved.',
  },
  'assignments.not_graded': { status: 409, message: 'This attempt has not been graded yet.' },
  'assignments.unchanged': { status: 409, message: 'Score and feedback are the same as before.' },
  'assignments.corrected_meanwhile': {
    status: 409,
    message: '{name} has just changed this grade. Your correction was not saved.',
  },
  'assignments.course_finished': {
    status: 409,
    message: 'The learner completed the course with this grade. It can’t be lowered below {pass_score}%.',
  },
  'assignments.certificate_issued': {
    status: 409,
    message: 'The learner has certificate {serial} for this course. This grade can’t be lowered below {pass_score}%.',
  },
} as const satisfies ErrorArea
