import * as v from 'valibot'
import { endpoint, id, idParam, instant, refererPortal } from '../../calls/endpoint.ts'

export const publishingJob = v.object({
  id: id(),
  subject: v.string(),
  state: v.picklist([1, 2, 3, 4]),
  pages_total: v.nullable(v.number()),
  pages_done: v.number(),
  error: v.nullable(v.string()),
  created_at: instant(),
  finished_at: v.nullable(instant()),
})
export const get_publishing_job = endpoint({
  method: 'GET',
  path: '/admin/publishing-jobs/:id',
  summary: 'Shows the progress of a publishing job',
  action: 'publishing.read',
  params: v.object({ id: idParam() }),
  query: v.object(refererPortal),
  output: publishingJob,
  errors: ['general.not_found'],
})
