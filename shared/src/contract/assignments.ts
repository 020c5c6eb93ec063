import * as v from 'valibot'
import { endpoint, id, idParam, instant, refererPortal } from '../calls/endpoint.ts'
import { maxCharacters } from '../schemas/text.ts'
import { progressStatus } from '../schemas/numbers.ts'
import { start_module_item } from './learning/item-progress.ts'

/** Maximum number of files in one attempt. */
export const mostResponseFiles = 10
/** Maximum length of an answer in characters. */
export const longestResponse = 50_000

const fileKey = v.pipe(v.string(), v.regex(/^[\da-f]{32}$/))
const person = v.object({
  id: id(),
  first_name: v.string(),
  last_name: v.string(),
  middle_name: v.nullable(v.string()),
})
export type ResponsePerson = v.InferOutput<typeof person>
const responseFile = v.object({ key: fileKey, name: v.string(), size: v.number() })
export type ResponseFile = v.InferOutput<typeof responseFile>

const gradeChange = v.object({
  id: id(),
  from_score: v.number(),
  from_feedback: v.string(),
  to_score: v.number(),
  reason: v.string(),
  changed_at: instant(),
  user: v.nullable(person),
})
export type GradeChange = v.InferOutput<typeof gradeChange>

/** One attempt (ASG-002): what was submitted and the grader's response, which is null while it waits. */
export const assignmentResponse = v.object({
  id: id(),
  attempt: v.number(),
  status: progressStatus,
  pass_score: v.number(),
  learner_response: v.object({ text: v.string(), files: v.array(responseFile), submitted_at: instant() }),
  instructor_response: v.nullable(
    v.object({
      score: v.number(),
      feedback: v.string(),
      graded_at: instant(),
      user: v.nullable(person),
      /** corrections of the grade, newest first */
      changes: v.array(gradeChange),
    }),
  ),
})
export type AssignmentResponse = v.InferOutput<typeof assignmentResponse>

/** A learner's status in an assignment. */
export const assignmentStanding = {
  status: progressStatus,
  attempts: v.number(),
  current_attempt: v.number(),
  remaining_attempts: v.number(),
  learner: person,
  /** newest first */
  responses: v.array(assignmentResponse),
}
const ownWork = v.object({
  ...assignmentStanding,
  /** text and files saved for the next attempt */
  draft: v.string(),
  /** changes with the draft's text; saving the draft names the version that it started from */
  draft_version: v.string(),
  files: v.array(responseFile),
})
export type OwnAssignment = v.InferOutput<typeof ownWork>

const params = v.object({ item_id: idParam() })
const learnerErrors = [
  'learning.not_a_learner',
  'general.not_found',
  'learning.access_expired',
  'learning.access_paused',
  'learning.read_only',
  'learning.item_locked',
  'validation.failed',
] as const
const text = v.pipe(v.string(), maxCharacters(longestResponse))

export const get_assignment_response = endpoint({
  method: 'GET',
  path: '/learner/assignments/:item_id',
  summary: 'Shows the learner’s attempts at an assignment with feedback, and the draft of the next one',
  action: 'learning.read',
  params,
  query: v.object({ ...refererPortal, related_id: idParam() }),
  output: ownWork,
  errors: ['learning.not_a_learner', 'general.not_found', 'learning.access_expired', 'learning.access_paused'],
})
/** A draft's text and the version that changes with it. */
const draft = v.object({ text: v.string(), version: v.string() })

export const save_assignment_draft = endpoint({
  method: 'PUT',
  path: '/learner/assignments/:item_id/draft',
  summary: 'Saves the draft text of the named attempt until it is submitted',
  action: 'learning.take',
  params,
  body: v.object({ related_id: id(), attempt: id(), text, version: v.optional(v.string()) }),
  output: draft,
  current: draft,
  errors: [...learnerErrors, 'general.changed_meanwhile', 'assignments.attempt_over', 'assignments.already_passed'],
})
export const make_learner_response = endpoint({
  method: 'POST',
  path: '/learner/assignments/:item_id/responses',
  summary: 'Submits the named attempt; repeating the request returns the same attempt',
  action: 'learning.take',
  params,
  body: v.object({
    related_id: id(),
    attempt: id(),
    text,
    files: v.pipe(v.array(fileKey), v.maxLength(mostResponseFiles)),
  }),
  output: v.object({ response: assignmentResponse, remaining_attempts: v.number(), after: start_module_item.output }),
  errors: [
    ...learnerErrors,
    'assignments.already_passed',
    'assignments.waiting',
    'assignments.no_attempts_left',
    'assignments.attempt_over',
    'assignments.nothing_to_hand_in',
    'assignments.no_text',
    'assignments.no_uploads',
    'uploads.file_gone',
  ],
})
export const get_assignment_file = endpoint({
  method: 'GET',
  path: '/assignments/files/:key',
  summary: 'Downloads a file of an attempt, submitted or not, for its learner and graders',
  action: 'learning.read',
  answers: 'file',
  params: v.object({ key: fileKey }),
  query: v.object(refererPortal),
  output: v.any(),
  errors: ['general.not_found'],
})
export const delete_assignment_file = endpoint({
  method: 'DELETE',
  path: '/assignments/files/:key',
  summary: 'Removes one of your own files that was not submitted yet',
  action: 'learning.take',
  tx: false,
  params: v.object({ key: fileKey }),
  output: v.null(),
  errors: ['general.not_found'],
})
