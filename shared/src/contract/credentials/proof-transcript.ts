import * as v from 'valibot'
import { endpoint, id, idParam, refererPortal } from '../../calls/endpoint.ts'
import { deliveryModes } from '../../states/credentials/delivery-mode.ts'
import { license, subjectHours } from './proof-accreditation.ts'
import { seatTimeWait } from '../learning/learning.ts'

const credit = v.object({
  agency: v.string(),
  /** codes of the agency's states; empty if it names none */
  states: v.array(v.string()),
  provider_number: v.string(),
  approval_number: v.string(),
  hours: v.array(subjectHours),
  delivery_modes: v.array(v.picklist(deliveryModes)),
})
const entry = v.object({
  /** course: completed here; record: training from elsewhere that staff accepted */
  kind: v.picklist(['course', 'record']),
  id: id(),
  /** null for training from elsewhere */
  course_id: v.nullable(id()),
  title: v.string(),
  provider: v.string(),
  completed_on: v.string(),
  certificate: v.nullable(v.string()),
  credits: v.array(credit),
  /** what is missing of the minimum time; no agency credits the course before */
  waits_for: seatTimeWait,
})
export type TranscriptEntry = v.InferOutput<typeof entry>
export type TranscriptCredit = v.InferOutput<typeof credit>

export const show_transcript = endpoint({
  method: 'GET',
  path: '/transcript',
  summary:
    'Shows a person’s transcript: completed courses with their accreditation on that day, and accepted outside training',
  action: 'profile.read',
  query: v.object({ ...refererPortal, user_id: v.optional(idParam()) }),
  output: v.object({ learner: v.string(), entries: v.array(entry), licenses: v.array(license) }),
  errors: ['access.denied', 'general.not_found'],
})

export const export_transcript = endpoint({
  method: 'GET',
  path: '/transcript/export',
  summary: 'Exports the same transcript as CSV, one row per completion and agency',
  action: 'profile.read',
  answers: 'file',
  file_type: 'text/csv',
  query: v.object({ ...refererPortal, user_id: v.optional(idParam()) }),
  output: v.null(),
  errors: ['access.denied', 'general.not_found'],
})

export const list_paused_records = endpoint({
  method: 'GET',
  path: '/transcript/paused-portals',
  summary: 'On the core portal: lists what the caller completed on paused portals, which show nothing themselves',
  action: 'profile.read',
  tx: false,
  query: v.object(refererPortal),
  output: v.array(v.object({ portal: v.string(), entries: v.array(entry) })),
  errors: [],
})
export type PausedRecords = v.InferOutput<typeof list_paused_records.output>
