import { type Tag } from '@portico/shared/tags/tags.ts'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { publishJob, publishJobBefore } from '@portico/shared/states/publish-job.ts'
import type { Transaction } from '../../db/client.ts'
import { inPortal } from '../../db/in-portal.ts'
import { publishingJobs } from './tables.ts'
import type { Portal } from '../../portal/portal.ts'
import type { Services } from '../../kernel/services.ts'
import type { FailedPage } from './publish-paths.ts'
import { reportOutcome } from './report-outcome.ts'

export type PublishingJob = typeof publishingJobs.$inferSelect
type PortalServices = { services: Services; portal: Portal }
const fewest = 10

/** Queues the job the editor follows, as a row in the editor's transaction. `by` is notified of the outcome. */
export async function createJob(
  db: Transaction,
  { subject, tags, by = null }: { subject: string; tags: readonly Tag[]; by?: number | null },
): Promise<PublishingJob> {
  const [job] = await db
    .insert(publishingJobs)
    .values({ subject, tags: [...tags], state: publishJob.queued, created_by: by })
    .returning()
  if (!job) throw new Error('no publishing job came back')
  return job
}

export const startJob = (
  place: PortalServices,
  { job_id, total, done }: { job_id: number | null; total: number; done: number },
): Promise<void> =>
  update(place, job_id, { state: publishJob.processing, pages_total: total, pages_done: done, finished_at: null })

/** Skips progress updates for the first few pages, so the editor's bar moves but a small job does not write once per page. */
export const noteProgress = async (
  place: PortalServices,
  { job_id, done }: { job_id: number | null; done: number },
): Promise<void> => (done >= fewest ? update(place, job_id, { pages_done: done }) : undefined)

/** Marks the job published if every page was stored, otherwise failed with the reasons. */
export const finishJob = (
  place: PortalServices,
  { job_id, total, failures }: { job_id: number | null; total: number; failures: readonly FailedPage[] },
): Promise<void> =>
  update(place, job_id, {
    state: failures.length > 0 ? publishJob.failed : publishJob.published,
    pages_total: total,
    pages_done: total - failures.length,
    finished_at: place.services.now(),
    error:
      failures.length > 0
        ? failures
            .slice(0, 20)
            .map(({ path, error }) => `${path}: ${error}`)
            .join('\n')
        : null,
  })

async function update(
  { services, portal }: PortalServices,
  id: number | null,
  values: Partial<PublishingJob>,
): Promise<void> {
  if (id === null) return
  await inPortal(services.app.db, portal.id, async (db) => {
    // Progress may be lost in a crash, since the job then runs again; the outcome may not.
    if (!values.finished_at) await db.execute(sql`set local synchronous_commit = off`)
    // If the queue delivers a part twice, a published job must not look unfinished.
    const before = publishJobBefore(values.state ?? publishJob.processing)
    const [job] = await db
      .update(publishingJobs)
      .set(values)
      .where(and(eq(publishingJobs.id, id), inArray(publishingJobs.state, before)))
      .returning()
    if (job && values.finished_at) await reportOutcome(db, job)
  })
}
