import * as v from 'valibot'
import { endpoint, id, idParam } from '../../calls/endpoint.ts'
import { progressStatus } from '../../schemas/numbers.ts'
import { learnerCourse } from './learning.ts'

/** Changes caused by a start or finish; the page updates its outline from them. */
const progressAfter = v.object({
  item: v.object({ id: id(), status: progressStatus }),
  module: v.object({ id: id(), status: progressStatus }),
  course: v.object({
    status: progressStatus,
    percentage: v.number(),
    continue_label: v.string(),
    has_just_finished: v.boolean(),
  }),
  next_item: learnerCourse.entries.next_item,
})
export type ProgressAfter = v.InferOutput<typeof progressAfter>
const takes = [
  'learning.not_a_learner',
  'general.not_found',
  'learning.access_expired',
  'learning.access_paused',
  'learning.read_only',
  'learning.item_locked',
  'validation.failed',
] as const

export const start_module_item = endpoint({
  method: 'POST',
  path: '/learner/module-items/:id/start',
  summary: 'Moves an item to in progress',
  action: 'learning.take',
  grouped_by: 'related_id',
  params: v.object({ id: idParam() }),
  body: v.object({ related_id: id() }),
  output: progressAfter,
  errors: [...takes, 'learning.wrong_item_type'],
})
/** Heartbeat, sent every half minute while the learner is present. It is no action of the learner, so it is not recorded in the activity log. */
export const note_presence = endpoint({
  method: 'POST',
  path: '/learner/module-items/:id/presence',
  summary: 'Adds seat time of a learner on an item, by the server’s clock',
  action: 'learning.take',
  reads: true,
  writes: true,
  tx: false,
  params: v.object({ id: idParam() }),
  body: v.object({
    related_id: id(),
    /** how long the page was visible and the learner active since the last heartbeat */
    active_ms: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(86_400_000)),
    /** a span without a connection, reported afterwards: counted separately, up to an hour */
    is_offline: v.optional(v.boolean(), false),
  }),
  output: v.object({ credited_ms: v.number() }),
  errors: [
    'learning.not_a_learner',
    'general.not_found',
    'learning.access_expired',
    'learning.access_paused',
    'learning.item_locked',
    'validation.failed',
  ],
})
const second = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(86_400))
/** Sent now and then during playback. It is no action of the learner, so it is not recorded in the activity log. */
export const note_item_place = endpoint({
  method: 'POST',
  path: '/learner/module-items/:id/place',
  summary: 'Saves the learner’s position in a video or recording, and adds what was played of it',
  action: 'learning.take',
  reads: true,
  writes: true,
  tx: false,
  params: v.object({ id: idParam() }),
  body: v.object({
    related_id: id(),
    /** seconds from the start; the last reported position counts, on any device */ place_s: second,
    /** null while the player does not know it */ length_s: v.nullable(v.pipe(second, v.minValue(1))),
    /** stretches played since the last report, in seconds */
    watched: v.pipe(v.array(v.tuple([second, second])), v.maxLength(50)),
  }),
  output: v.object({ watched_percent: v.nullable(v.number()) }),
  errors: [
    'learning.not_a_learner',
    'general.not_found',
    'learning.access_expired',
    'learning.access_paused',
    'learning.item_locked',
    'validation.failed',
  ],
})
/** Sent while a document is read; no action of the learner either. */
export const note_item_page = endpoint({
  method: 'POST',
  path: '/learner/module-items/:id/page',
  summary: 'Saves the page of a document that a learner is on',
  action: 'learning.take',
  reads: true,
  writes: true,
  tx: false,
  params: v.object({ id: idParam() }),
  body: v.object({
    related_id: id(),
    /** from 1; the last reported page counts, on any device */
    page: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000)),
  }),
  output: v.null(),
  errors: [
    'learning.not_a_learner',
    'general.not_found',
    'learning.access_expired',
    'learning.access_paused',
    'learning.item_locked',
    'validation.failed',
  ],
})
export const finish_module_item = endpoint({
  method: 'POST',
  path: '/learner/module-items/:id/finish',
  summary: 'Finishes an item that is read, watched or listened to',
  action: 'learning.take',
  grouped_by: 'related_id',
  params: v.object({ id: idParam() }),
  body: v.object({ related_id: id() }),
  output: progressAfter,
  errors: [...takes, 'learning.item_not_ready', 'learning.item_not_started', 'learning.wrong_item_type'],
})
export const finish_module = endpoint({
  method: 'POST',
  path: '/learner/modules/:module_id/finish',
  summary: 'Recalculates the status of a module from its items',
  action: 'learning.take',
  grouped_by: 'related_id',
  params: v.object({ module_id: idParam() }),
  body: v.object({ related_id: id() }),
  output: v.object({ module: v.object({ id: id(), status: progressStatus }), course: progressAfter.entries.course }),
  errors: [
    'learning.not_a_learner',
    'general.not_found',
    'learning.access_expired',
    'learning.access_paused',
    'learning.read_only',
    'validation.failed',
  ],
})
