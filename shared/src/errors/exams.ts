import type { ErrorArea } from './error-area.ts'

export const examsErrors = {
  'exams.already_finished': { status: 409, message: 'You have already finished this exam.' },
  'exams.no_attempts_left': { status: 409, message: 'You have no attempts left for this exam.' },
  'exams.not_running': { status: 409, message: 'Please start the exam before you answer its questions.' },
  'exams.attempt_over': {
    status: 409,
    message: 'That attempt is over. Answers to it can’t be saved anymore.',
  },
  'exams.answer_invalid': { status: 422, message: 'This is not a valid answer to the question.' },
} as const satisfies ErrorArea
