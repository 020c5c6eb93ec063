import * as v from 'valibot'
import { endpoint, id, idParam, instant } from '../calls/endpoint.ts'
import { importVerdicts } from '../states/list-import.ts'
import { actionOf, pathOf, portal, query } from './list-call-parts.ts'
import type { Resource } from './resource.ts'
import { fileName } from '../schemas/files.ts'

export const largestImport_bytes = 4 * 1024 ** 2
const importParams = v.object({ import: idParam() })

/** An import into a list: its progress, the effect of its rows, and the first hundred rows with changes or problems (the report has all problems). */
export const listImportOutput = v.object({
  id: id(),
  file_name: v.string(),
  state: v.picklist([1, 2, 3, 4, 5, 6]),
  /** labels of the columns that are read, and of those that match no field */
  columns: v.array(v.string()),
  ignored_columns: v.array(v.string()),
  total: v.number(),
  /** of these, the number of rows validated and the number imported */
  judged: v.number(),
  done: v.number(),
  counts: v.object({ create: v.number(), update: v.number(), unchanged: v.number(), refused: v.number() }),
  rows: v.array(
    v.object({
      line: v.number(),
      title: v.string(),
      verdict: v.picklist(importVerdicts),
      problems: v.array(v.string()),
    }),
  ),
  /** rows that change an entry in a way that looks like a spreadsheet's doing */
  spreadsheet_changes: v.number(),
  /** the first hundred rows that change an entry, suspicious ones first; values are formatted as in an export */
  changes: v.array(
    v.object({
      line: v.number(),
      title: v.string(),
      fields: v.array(
        v.object({ label: v.string(), before: v.string(), after: v.string(), is_spreadsheet: v.boolean() }),
      ),
    }),
  ),
  created_at: instant(),
  finished_at: v.nullable(instant()),
})
export type ListImport = v.InferOutput<typeof listImportOutput>

/** Calls that import a CSV file into a list: they first validate it by the rules of its form without changes, then import it. */
export function importCallsOf(resource: Resource) {
  const { title } = resource
  const path = pathOf(resource)
  const action = actionOf(resource, 'edit')
  return {
    import_template: endpoint({
      method: 'GET',
      path: `${path}/imports/template`,
      summary: `${title}: downloads a CSV template for imports`,
      action,
      answers: 'file',
      file_type: 'text/csv',
      query,
      output: v.null(),
      errors: ['portals.not_yours'],
    }),
    judge_import: endpoint({
      method: 'POST',
      path: `${path}/imports`,
      summary: `${title}: validates a CSV file row by row without changing anything`,
      action,
      body_kind: 'raw',
      body_limit_bytes: largestImport_bytes,
      tx: false,
      query: v.object({ ...portal, file_name: fileName }),
      output: listImportOutput,
      errors: [
        'general.too_many_requests',
        'general.body_too_large',
        'lists.import_unreadable',
        'lists.import_unreadable_at',
        'lists.import_no_rows',
        'lists.import_too_many_rows',
        'lists.import_too_many_columns',
        'lists.import_columns',
        'portals.not_yours',
        'validation.failed',
      ],
    }),
    ...followingCalls(resource),
  }
}

function followingCalls(resource: Resource) {
  const { title } = resource
  const path = pathOf(resource)
  const named = { action: actionOf(resource, 'edit'), params: importParams, query }
  return {
    show_import: endpoint({
      ...named,
      method: 'GET',
      path: `${path}/imports/:import`,
      summary: `${title}: shows the progress of an import and its rows`,
      output: listImportOutput,
      errors: ['general.not_found', 'portals.not_yours'],
    }),
    run_import: endpoint({
      ...named,
      method: 'POST',
      path: `${path}/imports/:import/run`,
      summary: `${title}: imports the valid rows of a validated file`,
      output: listImportOutput,
      errors: ['general.not_found', 'lists.import_not_judged', 'portals.not_yours'],
    }),
    report_import: endpoint({
      ...named,
      method: 'GET',
      path: `${path}/imports/:import/report`,
      summary: `${title}: exports rejected rows with their problems as CSV, to fix and import again`,
      answers: 'file',
      file_type: 'text/csv',
      output: v.null(),
      errors: ['general.not_found', 'portals.not_yours'],
    }),
  }
}
