import * as v from 'valibot'
import { endpoint, id, idParam, instant, refererPortal } from '../../calls/endpoint.ts'
import { itemTypeNames } from '../../item-types/item-type.ts'
import { cursor, perPage, withTotal } from '../../schemas/lists.ts'
import { progressStatus } from '../../schemas/numbers.ts'
import { requiredText } from '../../schemas/text.ts'
import { attemptEnds } from '../../states/exam.ts'

// Exams are identified by their item, which is the same in all versions of the course.
const query = v.object(refererPortal)
const ofCourse = { params: v.object({ course_id: idParam() }), query }
const one = { params: v.object({ course_id: idParam(), exam_id: idParam() }), query }
const score = v.nullable(v.number())

const courseExam = v.object({
  id: id(),
  itemable_type: v.picklist(itemTypeNames),
  title: v.string(),
  is_graded: v.boolean(),
  learners_count: v.number(),
  passed_count: v.number(),
  /** average of each learner's best attempt, rounded down */
  average_score: score,
})
export type CourseExam = v.InferOutput<typeof courseExam>
export const list_course_exams = endpoint({
  method: 'GET',
  path: '/courses/:course_id/exams',
  summary: 'Lists the exams and knowledge checks of a course, with how many learners took and passed them',
  action: 'learning.read_others',
  ...ofCourse,
  output: v.array(courseExam),
  errors: ['general.not_found'],
})

const examUser = v.object({
  /** the enrollment's id */
  id: id(),
  user_id: id(),
  name: v.string(),
  email: v.string(),
  status: progressStatus,
  attempts: v.number(),
  best_score: score,
  last_at: instant(),
})
export type ExamUser = v.InferOutput<typeof examUser>
export const list_exam_users = endpoint({
  method: 'GET',
  path: '/courses/:course_id/exams/:exam_id/users',
  summary: 'Lists the learners of an exam with status, attempts and best score, latest enrolled first',
  action: 'learning.read_others',
  answers: 'paged',
  ...one,
  query: v.object({ ...refererPortal, cursor: v.optional(cursor), per_page: perPage(50), with_total: withTotal }),
  output: v.array(examUser),
  errors: ['general.not_found', 'validation.cursor', 'validation.failed'],
})

export const export_exam_attempts = endpoint({
  method: 'GET',
  path: '/courses/:course_id/exams/:exam_id/attempts/export',
  summary:
    'Exports all attempts at an exam as CSV, with the result of each question; of a knowledge check, the answers',
  action: 'learning.read_others',
  answers: 'file',
  file_type: 'text/csv',
  tx: false,
  ...one,
  output: v.null(),
  errors: ['general.not_found', 'exams.own_key'],
})

const sheetQuestion = v.object({
  id: id(),
  title: v.string(),
  points: v.number(),
  picture: v.nullable(v.string()),
  picture_alt: v.string(),
  is_correct: v.nullable(v.boolean()),
  choices: v.array(v.object({ id: id(), title: v.string(), is_correct: v.boolean(), is_chosen: v.boolean() })),
})
const staffAttempt = v.object({
  attempts: v.number(),
  status: progressStatus,
  score,
  points: score,
  points_total: score,
  pass_percentage: v.number(),
  started_at: instant(),
  ends_at: v.nullable(instant()),
  finished_at: v.nullable(instant()),
  ended_by: v.nullable(v.picklist(attemptEnds)),
  questions: v.array(sheetQuestion),
})
export type StaffAttempt = v.InferOutput<typeof staffAttempt>
const extra = {
  extra_percentage: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(300)),
  extra_minutes: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_440)),
}
const learnerExam = v.object({
  learner: v.object({ id: id(), name: v.string(), email: v.string() }),
  exam: v.object({
    id: id(),
    title: v.string(),
    is_graded: v.boolean(),
    attempts_number: v.nullable(v.number()),
    time_limit_minutes: v.nullable(v.number()),
  }),
  status: progressStatus,
  remaining_attempts: v.nullable(v.number()),
  accommodation: v.nullable(v.object(extra)),
  resets: v.array(v.object({ after_attempts: v.number(), by: v.nullable(v.string()), at: instant() })),
  /** newest first */
  tries: v.array(staffAttempt),
})
export type LearnerExam = v.InferOutput<typeof learnerExam>
export const show_learner_exam = endpoint({
  method: 'GET',
  path: '/courses/:course_id/exams/:exam_id/users/:user_id',
  summary: 'Shows one learner’s exam: all attempts with answers and points, extra time and resets',
  action: 'learning.read_others',
  params: v.object({ ...one.params.entries, user_id: idParam() }),
  query: v.object({ ...refererPortal, related_id: idParam() }),
  output: learnerExam,
  errors: ['general.not_found', 'exams.own_key'],
})
export const reset_exam = endpoint({
  method: 'POST',
  path: '/courses/:course_id/exams/:exam_id/reset',
  summary: 'Resets a learner’s attempts at an exam; earlier ones stay on record',
  action: 'exams.manage',
  ...one,
  body: v.object({ related_id: id() }),
  output: v.object({ remaining_attempts: v.nullable(v.number()) }),
  errors: [
    'general.not_found',
    'enrollments.own_record',
    'exams.reset_done',
    'exams.reset_nothing',
    'validation.failed',
  ],
})
export const set_exam_accommodation = endpoint({
  method: 'PUT',
  path: '/courses/:course_id/exams/:exam_id/accommodation',
  summary: 'Gives one learner extra time for an exam, also in a running attempt',
  action: 'exams.manage',
  ...one,
  body: v.object({ related_id: id(), ...extra }),
  output: v.object(extra),
  errors: ['general.not_found', 'enrollments.own_record', 'validation.failed'],
})

const questionAnswers = v.object({
  /** id of the question's first version, which stays the same through edits */
  id: id(),
  title: v.string(),
  type: v.picklist(['single', 'multiple', 'boolean']),
  is_from_pool: v.boolean(),
  asked_count: v.number(),
  unanswered_count: v.number(),
  /** percent of correct answers; null if not graded */
  difficulty: score,
  /** correlation of this answer with the rest of the attempt, from -1 to 1; null if it cannot be computed */
  discrimination: score,
  is_few: v.boolean(),
  choices: v.array(v.object({ id: id(), title: v.string(), is_correct: v.boolean(), picked_count: v.number() })),
})
export type QuestionAnswers = v.InferOutput<typeof questionAnswers>
const regrade = v.object({
  question_title: v.string(),
  key_before: v.array(v.string()),
  key_after: v.array(v.string()),
  reason: v.string(),
  by: v.nullable(v.string()),
  at: instant(),
  changed_count: v.number(),
})
export const analyze_exam = endpoint({
  method: 'GET',
  path: '/courses/:course_id/exams/:exam_id/analysis',
  summary: 'Analyzes the answers to an exam’s questions: first attempts of an exam, last attempts of a knowledge check',
  action: 'learning.read_others',
  ...one,
  output: v.object({
    title: v.string(),
    is_graded: v.boolean(),
    tries_count: v.number(),
    questions: v.array(questionAnswers),
    regrades: v.array(regrade),
  }),
  errors: ['general.not_found', 'exams.own_key'],
})

const rightOnes = {
  question_id: id(),
  /** the correct choices */
  choice_ids: v.pipe(v.array(id()), v.minLength(1), v.maxLength(20)),
}
const change = v.object({
  related_id: id(),
  user_id: id(),
  name: v.string(),
  attempts: v.number(),
  score_before: score,
  score_after: score,
  status_before: progressStatus,
  status_after: progressStatus,
})
export type RegradeChange = v.InferOutput<typeof change>
const regraded = v.object({
  key_before: v.array(v.string()),
  key_after: v.array(v.string()),
  changed: v.array(change),
  /** the caller's own results that would rise; they stay unchanged until a colleague corrects the same key */
  own_left_out: v.number(),
  /** further results that rise, in courses whose learners are outside the caller's reach */
  elsewhere: v.number(),
})
const regradeErrors = [
  'access.used_elsewhere',
  'courses.shared_content',
  'general.not_found',
  'exams.key_unchanged',
  'exams.own_key',
  'enrollments.own_record',
  'validation.failed',
] as const
export const preview_regrade = endpoint({
  method: 'POST',
  path: '/courses/:course_id/exams/:exam_id/regrade-preview',
  summary: 'Previews whose results a different answer key for a question would raise',
  action: 'exams.manage',
  reads: true,
  ...one,
  body: v.object(rightOnes),
  output: regraded,
  errors: regradeErrors,
})
export const regrade_exam = endpoint({
  method: 'POST',
  path: '/courses/:course_id/exams/:exam_id/regrade',
  summary: 'Corrects the answer key of a question and raises the results that it lowered; never lowers one',
  action: 'exams.manage',
  ...one,
  body: v.object({ ...rightOnes, reason: requiredText(500) }),
  output: regraded,
  errors: regradeErrors,
})
