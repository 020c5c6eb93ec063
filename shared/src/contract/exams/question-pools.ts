import * as v from 'valibot'
import { bodyLimits } from '../../calls/body-limit.ts'
import { endpoint, id, idParam, instant, refererPortal } from '../../calls/endpoint.ts'
import { entryVersion } from '../../calls/entry-version.ts'
import { gradedQuestion, mostQuestions } from '../../item-types/authored-content.ts'
import { itemTypeNames } from '../../item-types/item-type.ts'
import { cursor, perPage, withTotal } from '../../schemas/lists.ts'
import { requiredText } from '../../schemas/text.ts'

const title = requiredText(200)
const query = v.object(refererPortal)
const one = { params: v.object({ id: idParam() }), query }
const oneQuestion = { params: v.object({ id: idParam(), question_id: idParam() }), query }

/** A question of a pool. If it is changed after an attempt has drawn it, a new row replaces it and also answers to the old id. */
const poolQuestion = v.object({
  ...gradedQuestion.pipe[0].entries,
  id: id(),
  question_pool_id: id(),
  version: entryVersion(),
})
export type PoolQuestion = v.InferOutput<typeof poolQuestion>

const poolEntry = v.object({
  id: id(),
  title: v.string(),
  questions_count: v.number(),
  /** exams in drafts and published courses that draw from it */
  exams_count: v.number(),
  updated_at: instant(),
})
export type PoolEntry = v.InferOutput<typeof poolEntry>
const use = v.object({
  item_id: id(),
  item_title: v.string(),
  itemable_type: v.picklist(itemTypeNames),
  course_title: v.string(),
  course_slug: v.string(),
  draw: v.number(),
})
export type PoolUse = v.InferOutput<typeof use>
const named = v.object({ id: id(), title: v.string(), version: entryVersion() })

export const list_question_pools = endpoint({
  method: 'GET',
  path: '/question-pools',
  summary: 'Lists the question pools of the portal, newest first, with search by title',
  action: 'question_pools.read',
  answers: 'paged',
  query: v.object({
    ...refererPortal,
    cursor: v.optional(cursor),
    per_page: perPage(50),
    with_total: withTotal,
    search: v.optional(v.pipe(v.string(), v.maxLength(200))),
  }),
  output: v.array(poolEntry),
  errors: ['validation.cursor', 'validation.failed'],
})
export const show_question_pool = endpoint({
  method: 'GET',
  path: '/question-pools/:id',
  summary: 'Shows a question pool with its questions, and the exams that draw from it',
  action: 'question_pools.read',
  ...one,
  output: v.object({ ...named.entries, questions: v.array(poolQuestion), used_in: v.array(use) }),
  errors: ['general.not_found', 'exams.own_key'],
})
export const create_question_pool = endpoint({
  method: 'POST',
  path: '/question-pools',
  summary: 'Creates an empty question pool',
  action: 'question_pools.edit',
  query,
  body: v.object({ title }),
  output: named,
  errors: ['validation.failed'],
})
export const update_question_pool = endpoint({
  method: 'PATCH',
  path: '/question-pools/:id',
  summary: 'Renames a question pool',
  action: 'question_pools.edit',
  ...one,
  body: v.object({ title, version: entryVersion() }),
  output: named,
  current: v.omit(named, ['id']),
  errors: ['access.used_elsewhere', 'general.not_found', 'general.changed_meanwhile', 'validation.failed'],
})
const importFormats = ['csv', 'gift', 'aiken'] as const
export type ImportFormat = (typeof importFormats)[number]
/** Reads a file of questions without saving anything; the exam or pool then receives the questions to add. */
export const read_questions = endpoint({
  method: 'POST',
  path: '/question-imports',
  summary: 'Reads questions from a CSV file or from Moodle’s GIFT or Aiken format, with a report by line',
  action: 'question_pools.edit',
  reads: true,
  tx: false,
  body_limit_bytes: bodyLimits.long_bytes,
  query,
  body: v.object({ format: v.picklist(importFormats), text: v.pipe(v.string(), v.maxLength(1_000_000)) }),
  output: v.object({
    questions: v.array(v.object({ line: v.number(), question: gradedQuestion })),
    findings: v.array(v.object({ line: v.number(), reason: v.string(), is_taken: v.boolean() })),
  }),
  errors: [
    'exams.import_columns',
    'general.too_many_requests',
    'lists.import_no_rows',
    'lists.import_too_many_columns',
    'lists.import_too_many_rows',
    'lists.import_unreadable',
    'lists.import_unreadable_at',
    'validation.failed',
  ],
})
export const show_pool_question = endpoint({
  method: 'GET',
  path: '/question-pools/:id/questions/:question_id',
  summary: 'Shows one question of a pool',
  action: 'question_pools.read',
  ...oneQuestion,
  output: poolQuestion,
  errors: ['general.not_found', 'exams.own_key'],
})
export const create_pool_questions = endpoint({
  method: 'POST',
  path: '/question-pools/:id/questions',
  summary: 'Adds questions to the end of a pool: one, or all of an imported file',
  action: 'question_pools.edit',
  body_limit_bytes: bodyLimits.long_bytes,
  ...one,
  body: v.object({ questions: v.pipe(v.array(gradedQuestion), v.minLength(1), v.maxLength(mostQuestions)) }),
  output: v.array(poolQuestion),
  errors: ['access.used_elsewhere', 'general.not_found', 'exams.pool_full', 'validation.failed', 'exams.own_key'],
})
export const update_pool_question = endpoint({
  method: 'PUT',
  path: '/question-pools/:id/questions/:question_id',
  summary: 'Changes a question of a pool; attempts that already drew it keep the old version',
  action: 'question_pools.edit',
  ...oneQuestion,
  body: v.object({ question: gradedQuestion, version: entryVersion() }),
  output: poolQuestion,
  current: v.omit(poolQuestion, ['id', 'question_pool_id']),
  errors: [
    'access.used_elsewhere',
    'general.not_found',
    'general.changed_meanwhile',
    'validation.failed',
    'exams.own_key',
  ],
})
export const delete_pool_question = endpoint({
  method: 'DELETE',
  path: '/question-pools/:id/questions/:question_id',
  summary: 'Removes a question from a pool; attempts that already drew it keep it',
  action: 'question_pools.edit',
  ...oneQuestion,
  output: v.object({ id: id() }),
  errors: ['access.used_elsewhere', 'exams.own_key', 'exams.pool_too_small', 'general.not_found'],
})
export const delete_question_pool = endpoint({
  method: 'DELETE',
  path: '/question-pools/:id',
  summary: 'Deletes a question pool that no exam draws from',
  action: 'question_pools.edit',
  ...one,
  output: v.object({ id: id() }),
  errors: ['access.used_elsewhere', 'general.not_found', 'exams.pool_in_use'],
})
