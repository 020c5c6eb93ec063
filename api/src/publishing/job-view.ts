import type * as v from 'valibot'
import type { publishingJob } from '@portico/shared/contract/publishing.ts'
import type { PublishJob } from '@portico/shared/states/publish-job.ts'
import type { PublishingJob } from './publishing-jobs.ts'

/** The row's state is one of four by the table's own check. */
export const jobView = (job: PublishingJob): v.InferInput<typeof publishingJob> => ({
  ...job,
  state: job.state as PublishJob,
})
