import { callsOf } from '@portico/shared/contract/lists/lists.ts'
import type { ListJob } from '@portico/shared/resources/bulk-calls.ts'
import type { ResourceName } from '@portico/shared/resources/resources.ts'
import { isListJobOver } from '@portico/shared/states/list-job.ts'
import { api } from '../../kernel/api.ts'

/** Delay between polls of a bulk job. */
export const poll_ms = 500

/** Polls a bulk job until it ends. */
export async function waitForJob(list: ResourceName, job: ListJob): Promise<ListJob> {
  if (isListJobOver(job.state)) return job
  await new Promise((resolve) => setTimeout(resolve, poll_ms))
  return waitForJob(list, await api(callsOf(list).show_job, { params: { job: job.id } }))
}
