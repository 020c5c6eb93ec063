import type { ErrorArea } from './error-area.ts'

export const examsErrors = {
  'exams.already_finished': { status: 409, message: 'You have already finished this exam.' },
  'exams.no_attempts_left': { status: 409, message: 'You have no attempts left for this exam.' },
  'exams.not_running': { status: 409, message: 'Please start the exam before you answer its questions.' },
  'exams.attempt_over': {
    status: 409,
    message: 'That attempt is over. Answers to it can’t be saved anymore.',
  },
  'exams.time_over': {
    status: 409,
    message: 'The time for this attempt is up. Your saved answers are being submitted.',
  },
  'exams.time_left': { status: 409, message: 'This attempt still has time left.' },
  'exams.not_open_yet': { status: 409, message: 'This exam opens on {date}.' },
  'exams.closed': { status: 409, message: 'This exam closed on {date}.' },
  'exams.own_key': {
    status: 403,
    kind: 'right',
    message:
      'You have not finished an exam that uses these questions, so you cannot see their answers. Please ask a colleague.',
  },
  'exams.no_questions': { status: 409, message: 'This exam has no questions yet.' },
  'exams.pool_in_use': { status: 409, message: 'Exams draw from this pool: {places}. Remove it from them first.' },
  'exams.pool_too_small': {
    status: 409,
    message: 'An exam draws {draw} questions from this pool, which would have fewer left. Lower that number first.',
  },
  'exams.pool_full': { status: 409, message: 'A question pool can have up to {most} questions.' },
  'exams.import_columns': {
    status: 422,
    message:
      'The file needs the columns question, correct, answer 1 and answer 2. The columns type, points and explanation are optional.',
  },
  'exams.reset_done': {
    status: 409,
    message: 'This learner has passed or finished the exam. There is nothing to reset.',
  },
  'exams.reset_nothing': { status: 409, message: 'There is no attempt to reset.' },
  'exams.key_unchanged': { status: 409, message: 'These answers are already marked as correct.' },
  'exams.answer_invalid': { status: 422, message: 'This is not a valid answer to the question.' },
  'exams.not_submitted': { status: 500, message: 'Your {item} wasn’t submitted. Your answers are saved. Try again.' },
} as const satisfies ErrorArea
