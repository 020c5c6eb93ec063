import * as v from 'valibot'
import { endpoint, id, idParam, instant, refererPortal } from '../calls/endpoint.ts'
import { cursor, perPage, withTotal } from '../schemas/lists.ts'
import { maxCharacters, requiredText } from '../schemas/text.ts'
import { progressStatus } from '../schemas/numbers.ts'
import { assignmentResponse, assignmentStanding } from './assignments.ts'

const query = v.object(refererPortal)
const course = v.object({ id: id(), slug: v.string(), title: v.string() })

const queued = v.object({
  id: id(),
  related_id: id(),
  user_id: id(),
  name: v.string(),
  assignment_id: id(),
  title: v.string(),
  course,
  attempt: v.number(),
  status: progressStatus,
  score: v.nullable(v.number()),
  submitted_at: instant(),
})
export type QueuedResponse = v.InferOutput<typeof queued>
/** Entries of the queue: waiting attempts, longest waiting first, or graded ones, newest first. */
export const queueStates = ['waiting', 'graded'] as const
export const list_assignment_responses = endpoint({
  method: 'GET',
  path: '/assignments/responses',
  summary: 'Lists assignment attempts that learners submitted in courses the caller may grade',
  action: 'assignments.grade',
  answers: 'paged',
  query: v.object({
    ...refererPortal,
    state: v.optional(v.picklist(queueStates), 'waiting'),
    course_id: v.optional(idParam()),
    assignment_id: v.optional(idParam()),
    /** words from a learner’s name or email */
    search: v.optional(v.pipe(v.string(), v.maxLength(200))),
    cursor: v.optional(cursor),
    per_page: perPage(50),
    with_total: withTotal,
  }),
  output: v.array(queued),
  errors: ['validation.cursor', 'validation.failed'],
})

const gradedCourse = v.object({ id: id(), title: v.string(), waiting_count: v.number() })
export type GradedCourse = v.InferOutput<typeof gradedCourse>
export const list_graded_courses = endpoint({
  method: 'GET',
  path: '/assignments/courses',
  summary: 'Lists courses with submitted assignments that the caller may grade, and how many are waiting',
  action: 'assignments.grade',
  query,
  output: v.array(gradedCourse),
  errors: [],
})

const courseAssignment = v.object({
  id: id(),
  title: v.string(),
  waiting_count: v.number(),
  passed_count: v.number(),
  failed_count: v.number(),
})
export type CourseAssignment = v.InferOutput<typeof courseAssignment>
export const list_course_assignments = endpoint({
  method: 'GET',
  path: '/courses/:course_id/assignments',
  summary: 'Lists the assignments of a course, with how many learners are waiting, passed and failed',
  action: 'learning.read_others',
  params: v.object({ course_id: idParam() }),
  query,
  output: v.array(courseAssignment),
  errors: ['general.not_found'],
})

const assignmentParams = { course_id: idParam(), assignment_id: idParam() }
const learnerAssignment = v.object({
  ...assignmentStanding,
  email: v.string(),
  assignment: v.object({ id: id(), title: v.string(), reqs: v.string(), score: v.number() }),
  course,
  may_grade: v.boolean(),
})
export type LearnerAssignment = v.InferOutput<typeof learnerAssignment>
export const show_learner_assignment = endpoint({
  method: 'GET',
  path: '/courses/:course_id/assignments/:assignment_id/users/:user_id',
  summary: 'Shows one learner’s assignment: the requirements, all attempts and the feedback',
  action: 'learning.read_others',
  params: v.object({ ...assignmentParams, user_id: idParam() }),
  query: v.object({ ...refererPortal, related_id: idParam() }),
  output: learnerAssignment,
  errors: ['general.not_found'],
})
const grade = {
  related_id: id(),
  attempt: id(),
  score: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)),
  feedback: v.pipe(v.string(), v.trim(), maxCharacters(20_000)),
}
export const make_instructor_response = endpoint({
  method: 'POST',
  path: '/courses/:course_id/assignments/:assignment_id/responses',
  summary: 'Grades an attempt, once: the score decides whether it passes',
  action: 'assignments.grade',
  params: v.object(assignmentParams),
  query,
  body: v.object(grade),
  output: assignmentResponse,
  errors: ['general.not_found', 'enrollments.own_record', 'assignments.graded_meanwhile', 'validation.failed'],
})

/** Maximum length of the reason for a correction in characters. */
export const longestGradeReason = 500
export const correct_grade = endpoint({
  method: 'POST',
  path: '/courses/:course_id/assignments/:assignment_id/corrections',
  summary: 'Corrects the grade of an attempt and keeps the earlier one on record; the learner is notified',
  action: 'assignments.grade',
  params: v.object(assignmentParams),
  query,
  body: v.object({
    ...grade,
    /** when the grade being corrected was given */
    graded_at: instant(),
    reason: requiredText(longestGradeReason),
  }),
  output: assignmentResponse,
  errors: [
    'general.not_found',
    'enrollments.own_record',
    'assignments.not_graded',
    'assignments.unchanged',
    'assignments.corrected_meanwhile',
    'assignments.course_finished',
    'assignments.certificate_issued',
    'validation.failed',
  ],
})
