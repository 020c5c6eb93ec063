import * as v from 'valibot'
import { endpoint, refererPortal, slugParam } from '../../calls/endpoint.ts'
import { publishingJob } from '../portals/publishing.ts'

/** Undoes archiving (BLD-003): a course that was on sale goes on sale again with the version it had, whatever its draft holds by now. */
export const restore_archived_course = endpoint({
  method: 'POST',
  path: '/admin/courses/:slug/restore-from-archive',
  summary: 'Gives an archived course the status it had before',
  action: 'courses.publish',
  tx: false,
  params: v.object({ slug: slugParam() }),
  query: v.object(refererPortal),
  output: v.object({ publication_status: v.picklist([1, 2, 3]), job: publishingJob }),
  errors: ['courses.share_closed', 'general.not_found'],
})
