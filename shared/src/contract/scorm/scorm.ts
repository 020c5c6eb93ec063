import * as v from 'valibot'
import { endpoint, id, idParam, instant, refererPortal } from '../../calls/endpoint.ts'
import { start_module_item } from '../learning/item-progress.ts'
import { largestUpload_bytes } from '../../rules/media/library.ts'
import { progressStatus } from '../../schemas/numbers.ts'

const learnerErrors = [
  'learning.not_a_learner',
  'general.not_found',
  'learning.access_expired',
  'learning.access_paused',
  'learning.read_only',
  'validation.failed',
] as const
export const scormDetails = v.object({
  score: v.object({ raw: v.nullable(v.number()), max: v.nullable(v.number()), min: v.nullable(v.number()) }),
  lesson_location: v.string(),
  suspend_data: v.string(),
  lesson_status: v.string(),
})

/** Identifier of an item in a manifest. */
const scoName = () => v.pipe(v.string(), v.maxLength(255))
export const scoLine = v.object({
  identifier: v.string(),
  title: v.string(),
  depth: v.number(),
  /** a heading only groups the lines below it */
  is_launchable: v.boolean(),
  status: progressStatus,
  /** 0 to 100; null until one is reported */
  score: v.nullable(v.number()),
  /** title of the item that must be done first */
  locked_by: v.nullable(v.string()),
})
/** A line of a package's table of contents, as the learner sees it. */
export type ScoLine = v.InferOutput<typeof scoLine>

export const start_scorm = endpoint({
  method: 'POST',
  path: '/learner/scorm/:module/start',
  summary: 'Opens a native SCORM item: its data and the signed URL of the player',
  action: 'learning.take',
  params: v.object({ module: idParam() }),
  /** `sco`: identifier of a part of the package; without it, the learner's last part */
  body: v.object({ related_id: id(), sco: v.optional(scoName()) }),
  output: v.object({
    scorm_module: v.object({
      title: v.string(),
      slug: v.string(),
      entry: v.string(),
      error: v.nullable(v.string()),
      scorm_id: v.string(),
      /** 0 to 100; null if the package requires no score */
      mastery_score: v.nullable(v.number()),
      /** the opened part, its attempt, and all parts */
      sco: v.string(),
      attempt: v.number(),
      scos: v.array(scoLine),
      /** nothing more is saved: staff completed the item */
      is_review: v.boolean(),
      course_user_progress: v.object({ id: id(), status: progressStatus, details: scormDetails }),
    }),
    /** the player on the content host; valid for 12 hours */
    player_url: v.string(),
    content_origin: v.string(),
    expires_at: instant(),
  }),
  errors: [
    ...learnerErrors,
    'learning.item_locked',
    'scorm.not_ready',
    'scorm.student_id_missing',
    'scorm.link_missing',
  ],
})
export const update_scorm = endpoint({
  method: 'PATCH',
  path: '/learner/scorm/progress/:progress_id',
  summary: 'Saves progress data of a native SCORM item',
  action: 'learning.take',
  params: v.object({ progress_id: idParam() }),
  body: v.object({ details: v.partial(scormDetails), sco: v.optional(scoName()) }),
  output: scormDetails,
  errors: [...learnerErrors, 'scorm.not_ready', 'scorm.element_invalid'],
})
export const finish_scorm = endpoint({
  method: 'POST',
  path: '/learner/scorm/:id/finish',
  summary: 'Finishes a native SCORM item with the result that its content has committed',
  action: 'learning.take',
  grouped_by: 'related_id',
  params: v.object({ id: idParam() }),
  body: v.object({ related_id: id(), status: v.string() }),
  output: start_module_item.output,
  errors: [
    ...learnerErrors,
    'learning.item_locked',
    'scorm.not_ready',
    'learning.item_not_started',
    'scorm.result_not_allowed',
  ],
})
/** Clears the part's data, and its earlier windows save nothing more; it stays failed until it is passed. */
export const restart_sco = endpoint({
  method: 'POST',
  path: '/learner/scorm/:id/parts/restart',
  summary: 'Starts a failed part of a native SCORM item from its beginning',
  action: 'learning.take',
  params: v.object({ id: idParam() }),
  body: v.object({ related_id: id(), sco: scoName() }),
  output: v.null(),
  errors: [...learnerErrors, 'learning.item_locked', 'scorm.not_ready', 'scorm.part_not_failed'],
})
export const scorm_details = endpoint({
  method: 'GET',
  path: '/learner/scorm/:id/details',
  summary: 'Returns the saved progress data of a native SCORM item',
  action: 'learning.read',
  params: v.object({ id: idParam() }),
  query: v.object({ ...refererPortal, related_id: idParam(), sco: v.optional(scoName()) }),
  output: v.object({
    progress_id: v.nullable(id()),
    status: progressStatus,
    /** for the requested part, or the one opened last */
    details: scormDetails,
    sco: v.string(),
    scos: v.array(scoLine),
    warning: v.nullable(v.string()),
  }),
  errors: ['learning.not_a_learner', 'general.not_found', 'scorm.not_ready'],
})
export const import_scorm = endpoint({
  method: 'POST',
  path: '/courses/:course_id/scorm-imports',
  summary: 'Uploads a SCORM zip (the request body) and queues its import',
  action: 'scorm.import',
  body_kind: 'raw',
  body_limit_bytes: largestUpload_bytes,
  tx: false,
  params: v.object({ course_id: idParam() }),
  query: v.object({ ...refererPortal, file_name: v.pipe(v.string(), v.maxLength(255)) }),
  output: v.object({ id: id(), state: v.picklist([1, 2, 3, 4]) }),
  errors: [
    'general.not_found',
    'general.body_too_large',
    'media.no_room',
    'media.quota_reached',
    'media.wrong_format',
    'validation.failed',
  ],
})
export const get_scorm_import = endpoint({
  method: 'GET',
  path: '/scorm-imports/:id',
  summary: 'Shows the progress of an import, and why it failed',
  action: 'scorm.import',
  params: v.object({ id: idParam() }),
  query: v.object(refererPortal),
  output: v.object({
    id: id(),
    state: v.picklist([1, 2, 3, 4]),
    file_name: v.string(),
    error: v.nullable(v.object({ code: v.string(), message: v.string() })),
    scorm_package_id: v.nullable(id()),
  }),
  errors: ['general.not_found'],
})
