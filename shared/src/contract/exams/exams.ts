import * as v from 'valibot'
import { endpoint, id, idParam, instant, refererPortal } from '../../calls/endpoint.ts'
import { answersShownSettings, attemptEnds } from '../../states/exam.ts'
import { namedItem } from '../learning/learning.ts'
import { start_module_item } from '../learning/item-progress.ts'
import { progressStatus } from '../../schemas/numbers.ts'

const question = v.object({
  id: id(),
  type: v.picklist(['single', 'multiple', 'boolean']),
  title: v.string(),
  points: v.number(),
  picture: v.nullable(v.string()),
  picture_alt: v.string(),
  /** does not reveal the correct choice while the attempt runs */
  choices: v.array(v.object({ id: id(), title: v.string() })),
  answer: v.nullable(v.array(id())),
})
/** A question of a finished attempt, with the correct answer. */
const graded = v.object({
  id: id(),
  type: question.entries.type,
  title: v.string(),
  points: v.number(),
  picture: v.nullable(v.string()),
  picture_alt: v.string(),
  explanation: v.string(),
  is_correct: v.nullable(v.boolean()),
  answer: v.nullable(v.array(id())),
  choices: v.array(v.object({ id: id(), title: v.string(), is_correct: v.boolean(), feedback: v.string() })),
})
const runningAttempt = v.object({
  attempts: v.number(),
  status: progressStatus,
  started_at: instant(),
  /** when the attempt ends automatically, and the server's current time; null without a time limit */
  ends_at: v.nullable(instant()),
  now: instant(),
  questions: v.array(question),
  next_question_id: v.nullable(id()),
})
export type RunningAttempt = v.InferOutput<typeof runningAttempt>
export type ExamQuestion = v.InferOutput<typeof question>

const learnerErrors = [
  'learning.not_a_learner',
  'general.not_found',
  'learning.access_expired',
  'learning.access_paused',
  'learning.read_only',
  'validation.failed',
] as const
const params = v.object({ item_id: idParam() })

export const show_exam_try = endpoint({
  method: 'GET',
  path: '/learner/exams/:item_id',
  summary: 'Shows the running attempt, or the last finished one with its result',
  action: 'learning.read',
  params,
  query: v.object({ ...refererPortal, related_id: idParam() }),
  output: v.object({
    running: v.nullable(runningAttempt),
    last: v.nullable(
      v.object({
        attempts: v.number(),
        status: progressStatus,
        score: v.nullable(v.number()),
        pass_percentage: v.number(),
        points: v.nullable(v.number()),
        points_total: v.nullable(v.number()),
        /** null for attempts from before this was recorded */
        ended_by: v.nullable(v.picklist(attemptEnds)),
        finished_at: instant(),
        /** null if not graded */
        correct_count: v.nullable(v.number()),
        questions_count: v.number(),
        /** answers with the correct ones; null while the exam's setting hides them */
        questions: v.nullable(v.array(graded)),
        answers_shown: v.picklist(answersShownSettings),
        /** after a failed attempt */
        read_again: v.array(namedItem),
      }),
    ),
    remaining_attempts: v.nullable(v.number()),
  }),
  errors: ['learning.not_a_learner', 'general.not_found', 'learning.access_expired', 'learning.access_paused'],
})
export const start_exam = endpoint({
  method: 'POST',
  path: '/learner/exams/:item_id/start',
  summary: 'Starts an attempt, or resumes the running one',
  action: 'learning.take',
  params,
  body: v.object({ related_id: id() }),
  output: runningAttempt,
  errors: [
    ...learnerErrors,
    'exams.already_finished',
    'exams.no_attempts_left',
    'exams.no_questions',
    'exams.not_open_yet',
    'exams.closed',
    'exams.time_over',
    'learning.item_locked',
  ],
})
export const make_answer = endpoint({
  method: 'POST',
  path: '/learner/exams/:item_id/answers',
  summary: 'Saves the answer to one question of the named attempt; it can be changed until that attempt is finished',
  action: 'learning.take',
  params,
  body: v.object({
    related_id: id(),
    attempts: id(),
    question_id: id(),
    answer: v.pipe(v.array(id()), v.maxLength(50)),
  }),
  output: v.object({ question_id: id(), answer: v.array(id()), next_question_id: v.nullable(id()) }),
  errors: [
    ...learnerErrors,
    'exams.not_running',
    'exams.already_finished',
    'exams.attempt_over',
    'exams.time_over',
    'exams.answer_invalid',
  ],
})
export const finish_exam = endpoint({
  method: 'POST',
  path: '/learner/exams/:item_id/finish',
  summary:
    'Finishes and grades the running attempt. Fails if another attempt is named, or if `by` is `time` and time is left.',
  action: 'learning.take',
  params,
  body: v.object({
    related_id: id(),
    attempts: v.optional(id()),
    /** who requests it: the learner, or the page when its timer ran out; the server's clock must confirm the latter */
    by: v.optional(v.picklist(['learner', 'time']), 'learner'),
  }),
  output: v.object({
    ...start_module_item.output.entries,
    score: v.nullable(v.number()),
    remaining_attempts: v.nullable(v.number()),
  }),
  errors: [...learnerErrors, 'exams.not_running', 'exams.already_finished', 'exams.attempt_over', 'exams.time_left'],
})
