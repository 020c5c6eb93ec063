import * as v from 'valibot'
import { endpoint, id, idParam, instant, refererPortal } from '../../calls/endpoint.ts'
import { mostEvidenceFiles } from '../../rules/credentials/accreditation/evidence-file.ts'
import { cursor, perPage, withTotal } from '../../schemas/lists.ts'
import { maxCharacters, requiredText } from '../../schemas/text.ts'
import { trainingRecordStatus } from '../../states/credentials/training-record.ts'
import { subjectHours } from './proof-accreditation.ts'
import { day as dayOf } from '../../schemas/dates.ts'

const query = v.object(refererPortal)
const fileKey = v.pipe(v.string(), v.regex(/^[\da-f]{32}$/))
const file = v.object({ key: fileKey, name: v.string(), size: v.number() })
const status = v.picklist(Object.values(trainingRecordStatus))
const hours = v.pipe(v.array(subjectHours), v.minLength(1, 'Please enter the hours'), v.maxLength(20))
const day = dayOf('Please enter a day')

const record = v.object({
  id: id(),
  title: v.string(),
  provider: v.string(),
  /** an agency of the portal, or the learner's own text */
  agency: v.string(),
  completed_on: v.string(),
  hours: v.array(subjectHours),
  status,
  reason: v.string(),
  reviewed_at: v.nullable(instant()),
  created_at: instant(),
  files: v.array(file),
})
export type TrainingRecord = v.InferOutput<typeof record>
export type TrainingFile = v.InferOutput<typeof file>

export const list_training_records = endpoint({
  method: 'GET',
  path: '/profile/training-records',
  summary: 'Lists your outside training records, newest first, and evidence not yet added to a record',
  action: 'profile.read',
  query,
  output: v.object({
    records: v.array(record),
    files: v.array(file),
    agencies: v.array(v.object({ id: id(), title: v.string() })),
  }),
  errors: [],
})
export const add_training_record = endpoint({
  method: 'POST',
  path: '/profile/training-records',
  summary: 'Adds an outside training record with its evidence, for staff to review; a repeated request adds it once',
  action: 'profile.edit',
  query,
  body: v.object({
    sent_as: v.pipe(v.string(), v.uuid()),
    title: requiredText(200),
    provider: requiredText(200),
    agency_id: v.nullable(id()),
    /** name of an agency that the portal does not list */
    agency: v.pipe(v.string(), v.trim(), maxCharacters(200)),
    completed_on: day,
    hours,
    files: v.pipe(v.array(fileKey), v.minLength(1, 'Please add a file'), v.maxLength(mostEvidenceFiles)),
  }),
  output: record,
  errors: ['uploads.file_gone', 'validation.failed'],
})
export const remove_training_file = endpoint({
  method: 'DELETE',
  path: '/profile/training-files/:key',
  summary: 'Removes evidence that was not added to a record yet',
  action: 'profile.edit',
  tx: false,
  params: v.object({ key: fileKey }),
  query,
  output: v.null(),
  errors: ['general.not_found'],
})
export const get_training_file = endpoint({
  method: 'GET',
  path: '/training-files/:key',
  summary: 'Downloads evidence of outside training, for its owner and, once it is part of a record, for reviewers',
  action: 'profile.read',
  answers: 'file',
  params: v.object({ key: fileKey }),
  query,
  output: v.null(),
  errors: ['general.not_found'],
})

/** States of the queue: waiting records, oldest first, or reviewed ones, newest first. */
export const trainingQueueStates = ['waiting', 'accepted', 'refused'] as const
const queued = v.object({ ...record.entries, user_id: id(), name: v.string(), email: v.string(), reviewer: v.string() })
export type QueuedTraining = v.InferOutput<typeof queued>
export const list_training_queue = endpoint({
  method: 'GET',
  path: '/training-records',
  summary: 'Lists outside training records for review',
  action: 'proof.review',
  answers: 'paged',
  query: v.object({
    ...refererPortal,
    state: v.optional(v.picklist(trainingQueueStates), 'waiting'),
    cursor: v.optional(cursor),
    per_page: perPage(50),
    with_total: withTotal,
  }),
  output: v.array(queued),
  errors: ['access.denied', 'validation.cursor', 'validation.failed'],
})
export const review_training_record = endpoint({
  method: 'POST',
  path: '/training-records/:id/review',
  summary: 'Accepts an outside training record, or declines it with a reason that the learner sees',
  action: 'proof.review',
  params: v.object({ id: idParam() }),
  query,
  body: v.pipe(
    v.object({
      accepted: v.boolean(),
      reason: v.pipe(v.string(), v.trim(), maxCharacters(1000)),
    }),
    v.forward(
      v.partialCheck(
        [['accepted'], ['reason']],
        ({ accepted, reason }) => accepted || reason !== '',
        'Please say why it is not accepted',
      ),
      ['reason'],
    ),
  ),
  output: record,
  errors: [
    'access.denied',
    'general.not_found',
    'proof.record_reviewed',
    'enrollments.own_record',
    'validation.failed',
  ],
})
export const withdraw_training_record = endpoint({
  method: 'DELETE',
  path: '/profile/training-records/:id',
  summary: 'Withdraws one of your records that was not reviewed yet, with its evidence',
  action: 'profile.edit',
  tx: false,
  params: v.object({ id: idParam() }),
  query,
  output: v.null(),
  errors: ['general.not_found', 'proof.record_reviewed'],
})
