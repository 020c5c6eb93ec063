import * as v from 'valibot'
import { flightKinds } from '../../rules/scorm/flight.ts'
import { endpoint, id, idParam, instant, refererPortal } from '../../calls/endpoint.ts'
import { progressStatus } from '../../schemas/numbers.ts'
import { requiredText } from '../../schemas/text.ts'
import { ofCourse } from '../courses/outline.ts'

const launchOf = {
  attempt: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)),
  sco: v.pipe(v.string(), v.maxLength(255)),
  launch: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2 ** 31 - 1)),
}
const opening = v.object({ opened_at: instant(), opened_by: v.string(), reason: v.string() })
const ofLearner = {
  params: v.object({ related_id: idParam(), item_id: idParam() }),
  query: v.object(refererPortal),
}

const objective = v.object({ id: v.string(), status: v.string(), score: v.string() })
const interaction = v.object({
  id: v.string(),
  type: v.string(),
  time: v.string(),
  student_response: v.string(),
  correct_responses: v.array(v.string()),
  result: v.string(),
  weighting: v.string(),
  latency: v.string(),
  objectives: v.array(v.string()),
})
const recordedSco = v.object({
  identifier: v.string(),
  title: v.string(),
  status: progressStatus,
  lesson_status: v.string(),
  /** 0 to 100; null until one is reported */
  score: v.nullable(v.number()),
  /** total of all its sessions, in SCORM's format: 0000:12:30 */
  total_time: v.string(),
  objectives: v.array(objective),
  interactions: v.array(interaction),
  /** recorded launches, latest first */
  launches: v.array(v.object({ launch: v.number(), began_at: instant(), entries: v.number() })),
})
const attempt = v.object({
  attempt: v.number(),
  began_at: instant(),
  ended_at: v.nullable(instant()),
  ended_by: v.nullable(v.string()),
  reason: v.nullable(v.string()),
  package_title: v.string(),
  scos: v.array(recordedSco),
})

export const get_scorm_record = endpoint({
  method: 'GET',
  path: '/admin/scorm-records/:related_id/:item_id',
  summary: 'Shows one learner’s record of a SCORM item: attempts, parts, objectives, interactions, recorded launches',
  action: 'learning.read_others',
  ...ofLearner,
  output: v.object({
    learner: v.object({ id: id(), name: v.string() }),
    item: v.object({ id: id(), title: v.string(), status: progressStatus }),
    course: v.object({ id: id(), slug: v.string(), title: v.string() }),
    /** latest first */
    attempts: v.array(attempt),
    problems: v.array(v.object({ id: id(), created_at: instant(), message: v.string(), ...launchFields() })),
    openings: v.array(v.object({ ...opening.entries, ...launchFields() })),
  }),
  errors: ['general.not_found'],
})
export type ScormRecord = v.InferOutput<typeof get_scorm_record.output>

/** Records who opened a recording and why; its learner can read that. */
export const open_scorm_flight = endpoint({
  method: 'POST',
  path: '/admin/scorm-records/:related_id/:item_id/flights',
  summary: 'Opens the recording of one launch; the reason is logged',
  action: 'learning.read_others',
  ...ofLearner,
  body: v.object({ ...launchOf, reason: requiredText(500) }),
  output: v.object({
    entries: v.array(
      v.object({
        at: v.number(),
        kind: v.picklist(flightKinds),
        name: v.string(),
        element: v.optional(v.string()),
        value: v.optional(v.string()),
        answer: v.optional(v.string()),
        code: v.optional(v.number()),
        took_ms: v.optional(v.number()),
        times: v.optional(v.number()),
      }),
    ),
  }),
  errors: ['general.not_found', 'validation.failed'],
})

export const list_scorm_learners = endpoint({
  method: 'GET',
  path: '/admin/items/:id/scorm-learners',
  summary: 'Lists who has started a SCORM item: reported problems first, then the most recent',
  action: 'learning.read_others',
  params: v.object({ id: idParam() }),
  query: ofCourse,
  output: v.array(
    v.object({
      related_id: id(),
      name: v.string(),
      status: progressStatus,
      attempts: v.number(),
      problems: v.number(),
      updated_at: instant(),
    }),
  ),
  errors: ['general.not_found'],
})

export const report_scorm_problem = endpoint({
  method: 'POST',
  path: '/learner/scorm/:id/problems',
  summary: 'Reports a problem in a SCORM item to the course’s instructors, with the recording of its player',
  action: 'learning.take',
  params: v.object({ id: idParam() }),
  body: v.object({ related_id: id(), message: requiredText(2_000) }),
  output: v.object({ id: id() }),
  errors: [
    'learning.not_a_learner',
    'general.not_found',
    'learning.access_expired',
    'learning.access_paused',
    'learning.item_not_started',
    'general.too_many_requests',
    'validation.failed',
  ],
})
/** Information about recordings of a learner's own item that the learner may see. */
export const list_scorm_openings = endpoint({
  method: 'GET',
  path: '/learner/scorm/:id/openings',
  summary: 'Lists who opened recordings of your SCORM item, when and why',
  action: 'learning.read',
  params: v.object({ id: idParam() }),
  query: v.object({ ...refererPortal, related_id: idParam() }),
  output: v.array(opening),
  errors: ['learning.not_a_learner', 'general.not_found'],
})

function launchFields() {
  return { attempt: v.number(), sco: v.string(), launch: v.number() }
}
