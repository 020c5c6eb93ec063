import * as v from 'valibot'
import { endpoint, id, idParam, instant } from '../calls/endpoint.ts'
import { errorMessage } from '../errors/message.ts'
import { listJobKinds } from '../states/list-job.ts'
import { bulkFields } from './fields-of.ts'
import { actionOf, writeSchema, entriesOf, narrowedBy, pathOf, query, someIds } from './list-call-parts.ts'
import type { Resource } from './resource.ts'

const needed = errorMessage('validation.required')
const jobParams = v.object({ job: idParam() })
const refusedRow = v.object({ id: id(), title: v.nullable(v.string()), code: v.string(), message: v.string() })

/** A job on many entries: its progress and its rejections (the first hundred; the report has all). */
export const listJobOutput = v.object({
  id: id(),
  kind: v.picklist(listJobKinds),
  state: v.picklist([1, 2, 3, 4, 5, 6]),
  total: v.number(),
  done: v.number(),
  refused: v.number(),
  rows: v.array(refusedRow),
  created_at: instant(),
  finished_at: v.nullable(instant()),
})
export type ListJob = v.InferOutput<typeof listJobOutput>

/** Either entries selected by id, or all that match the list's filters. */
export type EntrySelection = { ids?: number[] | undefined; matching?: Record<string, unknown> | undefined }
const wanted = (resource: Resource) => ({
  ids: v.optional(someIds()),
  matching: v.optional(v.strictObject(narrowedBy(resource))),
})
const isOne = ({ ids, matching }: EntrySelection): boolean => (ids === undefined) !== (matching === undefined)

/** Calls that change many entries of a list, at once or as a job; the change affects the entries that matched at that moment. */
export function bulkCallsOf(resource: Resource) {
  const { title } = resource
  const path = pathOf(resource)
  const given = v.pipe(
    v.strictObject(entriesOf(bulkFields(resource), (field) => v.optional(writeSchema(field)))),
    v.check((values) => Object.keys(values).length > 0, needed),
  )
  const editBody = v.pipe(
    v.object({ ...wanted(resource), values: given }),
    v.forward(
      v.check((body) => isOne(body), needed),
      ['ids'],
    ),
  ) as unknown as v.GenericSchema<EntrySelection & { values: Record<string, unknown> }>
  return {
    bulk_edit: endpoint({
      method: 'POST',
      path: `${path}/bulk-edit`,
      summary: `${title}: sets the same values for many entries`,
      action: actionOf(resource, 'edit'),
      query,
      body: editBody,
      output: listJobOutput,
      errors: ['validation.failed', 'portals.not_yours'],
    }),
    ...deleteAndRestoreCalls(resource),
    ...followed(resource),
  }
}

function deleteAndRestoreCalls(resource: Resource) {
  const { title } = resource
  const path = pathOf(resource)
  const action = actionOf(resource, 'delete')
  return {
    delete_matching: endpoint({
      method: 'POST',
      path: `${path}/delete-matching`,
      summary: `${title}: deletes all matching entries, with a report for each`,
      action,
      query,
      body: v.object({ matching: v.strictObject(narrowedBy(resource)) }) as unknown as v.GenericSchema<{
        matching: Record<string, unknown>
      }>,
      output: listJobOutput,
      errors: ['validation.failed', 'portals.not_yours'],
    }),
    restore: endpoint({
      method: 'POST',
      path: `${path}/restore`,
      summary: `${title}: restores deleted entries, by entry or by deletion job`,
      action,
      query,
      body: v.pipe(
        v.object({ ids: v.optional(someIds()), job_id: v.optional(id()) }),
        v.forward(
          v.check(({ ids, job_id }) => (ids === undefined) !== (job_id === undefined), needed),
          ['ids'],
        ),
      ),
      output: listJobOutput,
      errors: ['general.not_found', 'validation.failed', 'lists.undo_over', 'portals.not_yours'],
    }),
  }
}

function followed(resource: Resource) {
  const { title } = resource
  const path = `${pathOf(resource)}/jobs/:job`
  return {
    show_job: endpoint({
      method: 'GET',
      path,
      summary: `${title}: shows the progress of a bulk change`,
      action: actionOf(resource, 'read'),
      params: jobParams,
      query,
      output: listJobOutput,
      errors: ['general.not_found', 'portals.not_yours'],
    }),
    report_job: endpoint({
      method: 'GET',
      path: `${path}/report`,
      summary: `${title}: exports the result for each entry as CSV`,
      action: actionOf(resource, 'read'),
      answers: 'file',
      file_type: 'text/csv',
      params: jobParams,
      query,
      output: v.null(),
      errors: ['general.not_found', 'portals.not_yours'],
    }),
    cancel_job: endpoint({
      method: 'POST',
      path: `${path}/cancel`,
      summary: `${title}: stops a bulk change; completed changes stay`,
      action: actionOf(resource, 'edit'),
      params: jobParams,
      query,
      output: listJobOutput,
      errors: ['general.not_found', 'portals.not_yours'],
    }),
  }
}
