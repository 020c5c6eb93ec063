import * as v from 'valibot'
import { endpoint, idParam, refererPortal, slugParam } from '../../calls/endpoint.ts'
import { largestImport_bytes, listImportOutput } from '../../resources/import-calls.ts'
import { dueOn } from '../../schemas/dates.ts'
import { fileName } from '../../schemas/files.ts'

const courseImportParams = { slug: slugParam(), import: idParam() }
const query = v.object(refererPortal)
const enrollmentImport = v.object({
  ...listImportOutput.entries,
  /** credits of the portal; each row that enrolls a person uses one */
  credits_left: v.number(),
})
export type EnrollmentImport = v.InferOutput<typeof enrollmentImport>
const dueDays = v.pipe(v.string(), v.regex(/^[1-9]\d{0,2}$|^[1-3]\d{3}$/), v.transform(Number))

export const judge_enrollments = endpoint({
  method: 'POST',
  path: '/courses/:slug/enrollments/imports',
  summary: 'Validates a CSV file of people to enroll, row by row, without enrolling anyone',
  action: 'enrollments.manage',
  body_kind: 'raw',
  body_limit_bytes: largestImport_bytes,
  tx: false,
  params: v.object({ slug: slugParam() }),
  query: v.object({
    ...refererPortal,
    file_name: fileName,
    due_days: v.optional(dueDays),
    due_on: v.optional(dueOn()),
    again: v.optional(v.literal('1')),
  }),
  output: enrollmentImport,
  errors: [
    'general.too_many_requests',
    'general.body_too_large',
    'general.not_found',
    'courses.one_due_date',
    'enrollments.not_published',
    'lists.import_unreadable',
    'lists.import_unreadable_at',
    'lists.import_no_rows',
    'lists.import_too_many_rows',
    'lists.import_too_many_columns',
    'lists.import_columns',
    'validation.failed',
  ],
})
export const show_enrollments_import = endpoint({
  method: 'GET',
  path: '/courses/:slug/enrollments/imports/:import',
  summary: 'Shows the progress of enrolling the people of a file, with the result of each row',
  action: 'enrollments.manage',
  params: v.object(courseImportParams),
  query,
  output: enrollmentImport,
  errors: ['general.not_found'],
})
export const run_enrollments_import = endpoint({
  method: 'POST',
  path: '/courses/:slug/enrollments/imports/:import/run',
  summary: 'Enrolls the people of a validated file whose rows have no problem',
  action: 'enrollments.manage',
  params: v.object(courseImportParams),
  query,
  output: enrollmentImport,
  errors: ['general.not_found', 'lists.import_not_judged', 'enrollments.not_published'],
})
export const report_enrollments_import = endpoint({
  method: 'GET',
  path: '/courses/:slug/enrollments/imports/:import/report',
  summary: 'Exports every row of a file of people with its result and any problem, as CSV',
  action: 'enrollments.manage',
  answers: 'file',
  file_type: 'text/csv',
  params: v.object(courseImportParams),
  query,
  output: v.null(),
  errors: ['general.not_found'],
})
