import * as v from 'valibot'
import { endpoint, id, idParam, instant } from '../../calls/endpoint.ts'
import { errorMessage } from '../../errors/message.ts'
import { requiredText } from '../../schemas/text.ts'
import { ofCourse } from '../courses/outline.ts'
import { scoLine } from './scorm.ts'

const one = { params: v.object({ id: idParam() }), query: ofCourse }
const names = v.object({ count: v.number(), names: v.array(v.string()) })

const packageFacts = v.object({
  id: id(),
  title: v.string(),
  version: v.string(),
  files: v.number(),
  bytes: v.number(),
  /** its table of contents, as learners will see it */
  lines: v.array(v.object({ title: v.string(), depth: v.number(), is_launchable: v.boolean() })),
  /** null for a package imported before reports existed */
  report: v.nullable(
    v.object({
      organizations: v.array(v.object({ title: v.string(), is_played: v.boolean() })),
      scos: v.number(),
      pages: v.number(),
      missing: names,
      unlisted: names,
      /** worst problems for learners first */
      findings: v.array(v.object({ severity: v.picklist(['trap', 'hint']), text: v.string() })),
      /** a browser has opened it once; the findings include the results */
      is_tried: v.boolean(),
    }),
  ),
})
/** A package as its author reviews it. */
export type PackageFacts = v.InferOutput<typeof packageFacts>

export const get_scorm_content = endpoint({
  method: 'GET',
  path: '/admin/items/:id/scorm',
  summary: 'Shows the package of a SCORM item with notes for its author, and the result of its last import',
  action: 'courses.read_drafts',
  ...one,
  output: v.object({
    /** package of the draft; null before the first upload */
    package: v.nullable(packageFacts),
    import: v.nullable(
      v.object({
        id: id(),
        state: v.picklist([1, 2, 3, 4]),
        file_name: v.string(),
        stage: v.nullable(v.picklist(['reading', 'checking', 'unpacking'])),
        done_bytes: v.number(),
        total_bytes: v.nullable(v.number()),
        error: v.nullable(v.object({ code: v.string(), message: v.string() })),
        package: v.nullable(packageFacts),
        created_at: instant(),
      }),
    ),
    /** learners who continue with an earlier package than the published one */
    on_earlier_package: v.array(v.object({ related_id: id(), name: v.string(), began_at: instant() })),
  }),
  errors: ['general.not_found'],
})
export type ScormContent = v.InferOutput<typeof get_scorm_content.output>

/**
 * Ends the learners' attempts, which stay on record; each learner starts over with the published package. Passed or finished attempts are never
 * reset.
 */
export const reset_scorm_attempts = endpoint({
  method: 'POST',
  path: '/admin/items/:id/scorm-resets',
  summary: 'Lets learners of a SCORM item start over with the package that is published now',
  action: 'courses.publish',
  ...one,
  body: v.object({
    related_ids: v.pipe(v.array(id()), v.minLength(1), v.maxLength(1_000, errorMessage('validation.invalid'))),
    reason: requiredText(500),
  }),
  output: v.object({ reset: v.number() }),
  errors: ['general.not_found', 'enrollments.own_record', 'validation.failed'],
})

const scoName = v.pipe(v.string(), v.maxLength(255))
/** The page sends what the content has reported so far, because a preview stores nothing. */
export const preview_scorm = endpoint({
  method: 'POST',
  path: '/admin/items/:id/preview/scorm',
  summary: 'Opens a SCORM item of the draft in a preview, and evaluates what it reported',
  action: 'courses.read_drafts',
  reads: true,
  ...one,
  body: v.object({
    /** the part to open; without it, the page's previous part (`last`) or the first one */
    sco: v.optional(scoName),
    last: v.optional(scoName),
    records: v.pipe(
      v.array(
        v.object({
          sco: scoName,
          lesson_status: v.pipe(v.string(), v.maxLength(255)),
          score_raw: v.nullable(v.pipe(v.number(), v.finite())),
        }),
      ),
      v.maxLength(1_000, errorMessage('validation.invalid')),
    ),
  }),
  output: v.object({
    title: v.string(),
    slug: v.string(),
    entry: v.string(),
    scorm_id: v.string(),
    mastery_score: v.nullable(v.number()),
    sco: v.string(),
    scos: v.array(scoLine),
    /** overall result; null while there is none */
    result: v.nullable(v.picklist([2, 3, 5])),
    player_url: v.string(),
    content_origin: v.string(),
    expires_at: instant(),
  }),
  errors: [
    'general.not_found',
    'learning.item_locked',
    'scorm.not_ready',
    'scorm.link_missing',
    'scorm.student_id_missing',
    'validation.failed',
  ],
})
