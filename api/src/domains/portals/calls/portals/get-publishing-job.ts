import { eq } from 'drizzle-orm'
import { get_publishing_job } from '@portico/shared/contract/portals/publishing.ts'
import { publishingJobs } from '../../../publishing/tables.ts'
import { fail } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'

export const getPublishingJob = verb(get_publishing_job, async ({ db }, { params }) => {
  const [job] = await db.select().from(publishingJobs).where(eq(publishingJobs.id, params.id))
  return job ?? fail('general.not_found')
})
