import { and, eq, lt, sql } from 'drizzle-orm'
import { listJob } from '@portico/shared/states/list-job.ts'
import type { Transaction } from '../../../db/client.ts'
import { listJobs } from '../tables.ts'

/** Ends a job between two batches, keeping finished entries as they are. A job that is already over keeps its state. */
export async function endJob(
  db: Transaction,
  id: number,
  state: typeof listJob.canceled | typeof listJob.denied | typeof listJob.failed,
): Promise<void> {
  await db
    .update(listJobs)
    .set({ state, finished_at: sql`clock_timestamp()` })
    .where(and(eq(listJobs.id, id), lt(listJobs.state, listJob.finished)))
}
