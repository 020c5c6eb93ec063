import { eq } from 'drizzle-orm'
import { may } from '@portico/shared/access/may.ts'
import { resourceOf } from '@portico/shared/resources/resources.ts'
import { listJob } from '@portico/shared/states/list-job.ts'
import { stillHasRole } from '../../../db/cross-portal/still-has-role.ts'
import { listJobs } from '../tables.ts'
import { endAsFailed } from '../../../kernel/end-as-failed.ts'
import { reaction, type ReactionContext } from '../../../kernel/reaction.ts'
import { endJob } from '../bulk/cancel-job.ts'
import { runBatch, type JobRow } from '../bulk/run-batch.ts'
import { listOf } from '../list-of.ts'

const batch_size = 50

/** Processes a job batch by batch, so that progress is visible in between and the requester's right is checked each time. */
export const task = reaction<'list.job_asked'>((context, asked) =>
  endAsFailed(context, {
    work: () => batchByBatch(context, asked),
    end: () => context.inPortal(({ db }) => endJob(db, asked.job_id, listJob.failed)),
  }),
)

async function batchByBatch(
  context: ReactionContext,
  { list: name, job_id }: { list: string; job_id: number },
): Promise<void> {
  const { inPortal, log } = context
  const list = listOf(resourceOf(name).name)
  const [job] = await inPortal(({ db }) => db.select().from(listJobs).where(eq(listJobs.id, job_id)))
  for (let isOver = !job; !isOver && job;) {
    const isDenied = !(await mayStillRun(context, job))
    if (isDenied) await inPortal(({ db }) => endJob(db, job_id, listJob.denied))
    isOver = isDenied || (await inPortal((scope) => runBatch(scope, list, { job_id, size: batch_size, log })))
  }
}

/** Returns whether the requester still has the role of the request and that role may still do this. */
async function mayStillRun({ services, portal }: ReactionContext, job: JobRow): Promise<boolean> {
  const action = `${resourceOf(job.list).noun}.${job.kind === 'edit' ? 'edit' : 'delete'}` as const
  const held = { user_id: job.asked_by, portal_id: portal.id, role: job.role }
  return may({ roles: [job.role], action }) && (await stillHasRole(services.platform.db, held))
}
