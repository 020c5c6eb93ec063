import * as v from 'valibot'
import { endpoint, idParam, refererPortal, slugParam } from '../../calls/endpoint.ts'
import { largestImport_bytes, listImportOutput } from '../../resources/import-calls.ts'
import { dueOn } from '../../schemas/dates.ts'

// Invites many people from a CSV file with email, first_name and last_name (OP-113): validates all rows first, then invites.

const courseImportParams = { slug: slugParam(), import: idParam() }
const query = v.object(refererPortal)
const bulkInvite = v.object({
  ...listImportOutput.entries,
  /** free seats, and how many people may still be invited today; each row that invites a person uses one of both */
  seats_left: v.number(),
  left_today: v.number(),
})
export type BulkInvite = v.InferOutput<typeof bulkInvite>

export const bulk_invite = endpoint({
  method: 'POST',
  path: '/courses/:slug/bulk-invite',
  summary: 'Validates a CSV file of people to invite (form field `file`), row by row, without inviting anyone',
  action: 'credits.manage_own',
  body_kind: 'raw',
  body_limit_bytes: largestImport_bytes,
  tx: false,
  params: v.object({ slug: slugParam() }),
  query: v.object({ ...refererPortal, due_on: v.optional(dueOn()) }),
  output: bulkInvite,
  errors: [
    'general.too_many_requests',
    'general.body_too_large',
    'general.body_unreadable',
    'general.not_found',
    'enrollments.due_day_over',
    'lists.import_unreadable',
    'lists.import_unreadable_at',
    'lists.import_no_rows',
    'lists.import_too_many_rows',
    'lists.import_too_many_columns',
    'lists.import_columns',
    'validation.failed',
  ],
})
export const show_bulk_invite = endpoint({
  method: 'GET',
  path: '/courses/:slug/bulk-invite/:import',
  summary: 'Shows the progress of inviting the people of a file, with the result of each row',
  action: 'credits.manage_own',
  params: v.object(courseImportParams),
  query,
  output: bulkInvite,
  errors: ['general.not_found'],
})
export const run_bulk_invite = endpoint({
  method: 'POST',
  path: '/courses/:slug/bulk-invite/:import/run',
  summary: 'Invites the people of a validated file whose rows have no problem',
  action: 'credits.manage_own',
  params: v.object(courseImportParams),
  query,
  output: bulkInvite,
  errors: ['general.not_found', 'lists.import_not_judged'],
})
export const report_bulk_invite = endpoint({
  method: 'GET',
  path: '/courses/:slug/bulk-invite/:import/report',
  summary: 'Exports every row of a file of people with its result and any problem, as CSV',
  action: 'credits.manage_own',
  answers: 'file',
  file_type: 'text/csv',
  params: v.object(courseImportParams),
  query,
  output: v.null(),
  errors: ['general.not_found'],
})
