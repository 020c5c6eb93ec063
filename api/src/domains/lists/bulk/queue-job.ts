import { eq, sql, type SQL } from 'drizzle-orm'
import type { Services } from '../../../kernel/services.ts'
import type { ListJob } from '@portico/shared/resources/bulk-calls.ts'
import { mostChangedAtOnce } from '@portico/shared/rules/lists/limits.ts'
import type { ListJobKind } from '@portico/shared/states/list-job.ts'
import { listJobs } from '../tables.ts'
import type { Actor, Scope } from '../../../kernel/context.ts'
import { fail } from '../../../kernel/fail.ts'
import type { List } from '../list-table.ts'
import { jobOf } from './job-of.ts'
import { runBatch } from './run-batch.ts'

type Asking = Scope & { actor: Actor; request_id: string; log: Services['log'] }
type JobInput = {
  kind: ListJobKind
  changes?: Record<string, unknown>
  /** inserts the job's rows: one per selected entry */
  rowsOf: (job_id: number) => Promise<unknown>
}

/** Records a job for the entries that match now and runs it: a few at once, many through the worker. */
export async function queueJob(scope: Asking, list: List, { kind, changes, rowsOf }: JobInput): Promise<ListJob> {
  const { db, emit, actor, request_id } = scope
  const [made] = await db
    .insert(listJobs)
    .values({
      list: list.resource.name,
      kind,
      ...(changes ? { changes } : {}),
      asked_by: actor.id,
      role: actor.role,
      request_id,
      total: 0,
    })
    .returning({ id: listJobs.id })
  const id = made?.id ?? fail('general.internal')
  await rowsOf(id)
  const [counted] = await db
    .update(listJobs)
    .set({ total: rowsIn(id) })
    .where(eq(listJobs.id, id))
    .returning({ total: listJobs.total })
  if ((counted?.total ?? 0) > mostChangedAtOnce) await emit('list.job_asked', { list: list.resource.name, job_id: id })
  else await runBatch(scope, list, { job_id: id, size: mostChangedAtOnce + 1, log: scope.log })
  return jobOf(db, list, id)
}

const rowsIn = (job_id: number): SQL<number> =>
  sql<number>`(select count(*)::integer from list_job_rows r where r.job_id = ${job_id}::bigint)`
