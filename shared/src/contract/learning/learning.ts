import * as v from 'valibot'
import { itemTypeNames } from '../../item-types/item-type.ts'
import { learnerItem } from '../../item-types/learner-item.ts'
import { endpoint, id, idParam, instant, refererPortal, slugParam } from '../../calls/endpoint.ts'
import { languageTag } from '../../schemas/text.ts'
import { progressStatus } from '../../schemas/numbers.ts'
import { itemWaits } from '../../states/learning/item-wait.ts'
import { accessStates } from '../../states/learning/access.ts'

/** Minimum time of an accreditation that a certificate waits for, and what is missing of it; null if it waits for nothing. */
export const seatTimeWait = v.nullable(v.object({ required_minutes: v.number(), missing_ms: v.number() }))

const text = v.nullable(v.string())
const itemableType = v.picklist(itemTypeNames)
const related = { ...refererPortal, related_id: idParam() }
const access = v.picklist(accessStates)

/** An item as shown in a link. */
export const namedItem = v.object({ id: id(), itemable_type: itemableType, title: v.string(), module_id: id() })

export const learnerCourse = v.object({
  id: id(),
  slug: v.string(),
  title: v.string(),
  subtitle: v.string(),
  thumbnail: text,
  duration_minutes: v.number(),
  is_sequential: v.boolean(),
  is_certificate_required: v.boolean(),
  certificate_template: v.nullable(v.object({ id: id() })),
  /** the enrollment's id; every learner call carries it */
  related_id: id(),
  /** the learner who owns it */
  learner: v.object({ id: id() }),
  status: progressStatus,
  percentage: v.number(),
  items_done: v.number(),
  items_total: v.number(),
  continue_label: v.string(),
  /** `waits_for`: what it waits for if the learner has nothing else to do */
  next_item: v.nullable(v.object({ ...namedItem.entries, waits_for: v.nullable(v.picklist(itemWaits)) })),
  /** title of the first failed item without attempts left, which keeps the course from being completed */
  exhausted_item: v.nullable(v.string()),
  /** when the learner last did something in it; null if never */
  touched_at: v.nullable(instant()),
  purchased_at: instant(),
  finished_at: v.nullable(instant()),
  /** due date, at the end of that day; access does not end with it */
  due_at: v.nullable(instant()),
  access,
  access_until: instant(),
  certificate: v.nullable(v.object({ serial: v.string(), issued_at: instant() })),
  has_review: v.boolean(),
  /** who among the staff completed the remaining items, why, when, and which ones */
  completed_by_staff: v.nullable(
    v.object({ name: v.string(), reason: v.string(), at: instant(), item_ids: v.array(id()) }),
  ),
  /** the staff member who accompanies the learner */
  curator: v.nullable(v.string()),
})
export type LearnerCourse = v.InferOutput<typeof learnerCourse>

export const list_learner_courses = endpoint({
  method: 'GET',
  path: '/learner/courses',
  summary: 'Lists your courses, running ones first',
  action: 'learning.read',
  query: v.object(refererPortal),
  output: v.array(learnerCourse),
  errors: [],
})
export const ownedCourse = v.object({
  /** the course's id */
  id: id(),
  related_id: id(),
  is_finished: v.boolean(),
})
export type OwnedCourse = v.InferOutput<typeof ownedCourse>
/** For marks on the storefront, whose pages are the same for everyone: courses that the person can open, including finished ones. */
export const list_owned_courses = endpoint({
  method: 'GET',
  path: '/learner/owned',
  summary: 'Lists which courses you have, one line per course',
  action: 'learning.read',
  query: v.object(refererPortal),
  output: v.array(ownedCourse),
  errors: [],
})
/** Without related_id, returns the newest enrollment in the course. */
export const get_learner_course = endpoint({
  method: 'GET',
  path: '/learner/courses/:slug',
  summary: 'Shows one of your courses',
  action: 'learning.read',
  params: v.object({ slug: slugParam() }),
  query: v.object({ ...refererPortal, related_id: v.optional(idParam()) }),
  output: learnerCourse,
  errors: ['learning.not_a_learner'],
})

export const outlineItem = v.object({
  id: id(),
  itemable_id: id(),
  itemable_type: itemableType,
  module_id: id(),
  sort_number: v.number(),
  itemable: v.object({ title: v.string(), status: progressStatus }),
  /** what must be done first if the item is locked */
  locked_by: text,
  /** the SCO's position in its package, so that the page can unlock items after a result */
  scorm: v.nullable(
    v.object({ package_id: id(), identifier: v.string(), ancestors: v.array(v.string()), prerequisites: text }),
  ),
})
export type OutlineItem = v.InferOutput<typeof outlineItem>
export const outlineModule = v.object({
  id: id(),
  title: v.string(),
  sort_number: v.number(),
  status: progressStatus,
  items: v.array(outlineItem),
})
export type OutlineModule = v.InferOutput<typeof outlineModule>
export const list_learner_modules = endpoint({
  method: 'GET',
  path: '/learner/courses/:slug/modules',
  summary: 'Lists modules and items with their status',
  action: 'learning.read',
  params: v.object({ slug: slugParam() }),
  query: v.object(related),
  output: v.array(outlineModule),
  errors: ['learning.not_a_learner', 'learning.access_expired', 'learning.access_paused'],
})
export const list_learner_module_items = endpoint({
  method: 'GET',
  path: '/learner/modules/:module/items',
  summary: 'Lists the items of one module',
  action: 'learning.read',
  params: v.object({ module: idParam() }),
  query: v.object({ ...refererPortal, related: idParam() }),
  output: v.array(outlineItem),
  errors: ['learning.not_a_learner', 'general.not_found', 'learning.access_expired', 'learning.access_paused'],
})

export const show_item = endpoint({
  method: 'GET',
  path: '/learner/module-items/:item_id',
  summary: 'Shows one item to its learner, with the content of its type',
  action: 'learning.read',
  params: v.object({ item_id: idParam() }),
  query: v.object(related),
  output: learnerItem,
  errors: ['learning.not_a_learner', 'general.not_found', 'learning.access_expired', 'learning.access_paused'],
})

/**
 * Without related_id, uses the newest running enrollment in the item's course. The URL is valid for five minutes and only as long as the session and
 * the enrollment.
 */
const spans = { active_ms: v.number(), offline_ms: v.number() }
export const seatTime = v.object({
  ...spans,
  items: v.array(v.object({ item_id: id(), ...spans, last_at: instant() })),
})
export type SeatTime = v.InferOutput<typeof seatTime>
export const show_seat_time = endpoint({
  method: 'GET',
  path: '/learner/seat-time',
  summary: 'Shows how long the learner spent in a course, in total and per item',
  action: 'learning.read',
  query: v.object(related),
  /** `required_minutes`: minimum time before a certificate, or null; `certificate_waits_for`: once the course is completed */
  output: v.object({
    ...seatTime.entries,
    required_minutes: v.nullable(v.number()),
    certificate_waits_for: seatTimeWait,
  }),
  errors: ['learning.not_a_learner', 'learning.access_expired', 'learning.access_paused'],
})
export const get_item_captions = endpoint({
  method: 'GET',
  path: '/items/:id/captions/:language',
  summary: 'Returns the captions of a video in one language, as WebVTT',
  action: 'learning.read',
  answers: 'file',
  params: v.object({ id: idParam(), language: languageTag }),
  query: v.object({ ...refererPortal, related_id: idParam() }),
  output: v.any(),
  errors: [
    'learning.not_a_learner',
    'general.not_found',
    'learning.access_expired',
    'learning.access_paused',
    'learning.item_locked',
  ],
})
export const get_item_document = endpoint({
  method: 'GET',
  path: '/items/:id/document',
  summary: 'Returns the bytes of a document that the page itself shows, a PDF; opened directly, it downloads as a file',
  action: 'learning.read',
  answers: 'file',
  params: v.object({ id: idParam() }),
  query: v.object({ ...refererPortal, related_id: idParam() }),
  output: v.any(),
  errors: [
    'learning.not_a_learner',
    'general.not_found',
    'learning.access_expired',
    'learning.access_paused',
    'learning.item_locked',
  ],
})
export const get_item_file = endpoint({
  method: 'GET',
  path: '/items/:id/file',
  summary:
    'Redirects to the file of a document or a video, or to one of several (`file`), at a URL signed for its learner',
  action: 'learning.read',
  answers: 'redirect',
  params: v.object({ id: idParam() }),
  query: v.object({
    ...refererPortal,
    related_id: v.optional(idParam()),
    download: v.optional(v.literal('1')),
    file: v.optional(v.pipe(v.string(), v.uuid())),
  }),
  output: v.null(),
  errors: [
    'learning.not_a_learner',
    'general.not_found',
    'learning.access_expired',
    'learning.access_paused',
    'learning.item_locked',
  ],
})
