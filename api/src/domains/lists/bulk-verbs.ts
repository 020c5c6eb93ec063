import { eq } from 'drizzle-orm'
import { undo } from '@portico/shared/rules/lists/limits.ts'
import { formatDate } from '@portico/shared/rules/dates/format-date.ts'
import { listJob } from '@portico/shared/states/list-job.ts'
import { sql } from 'drizzle-orm'
import { listJobs } from './tables.ts'
import type { Transaction } from '../../db/client.ts'
import { fail } from '../../kernel/fail.ts'
import { verb, type Verb } from '../../kernel/verb.ts'
import { checkRelations } from './check-relations.ts'
import { csvFile } from '../../csv/csv-file.ts'
import { queueJob } from './bulk/queue-job.ts'
import { endJob } from './bulk/cancel-job.ts'
import { jobOf } from './bulk/job-of.ts'
import { jobReport } from './bulk/job-report.ts'
import { rowsToRestore, rowsWanted } from './bulk/rows-of-job.ts'
import type { List } from './list-table.ts'

/** The verbs that change many entries of a list, and those that show, report on and cancel such jobs. */
export function bulkVerbs(list: List) {
  const { calls, resource } = list
  return {
    bulk_edit: verb(calls.bulk_edit, async (ctx, { body: { values, ...wanted } }) => {
      await checkRelations(ctx.db, list, values)
      const rowsOf = rowsWanted(ctx.db, list, wanted)
      const job = await queueJob(ctx, list, { kind: 'edit', changes: values, rowsOf })
      ctx.note(`${resource.name}:job ${job.id}`, { values, ...wanted, total: job.total })
      return job
    }),
    delete_matching: verb(calls.delete_matching, async (ctx, { body }) => {
      const job = await queueJob(ctx, list, { kind: 'delete', rowsOf: rowsWanted(ctx.db, list, body) })
      ctx.note(`${resource.name}:job ${job.id}`, { ...body, total: job.total })
      return job
    }),
    restore: verb(calls.restore, async (ctx, { body: { ids, job_id } }) => {
      if (job_id !== undefined) await rejectExpiredUndo(ctx.db, list, job_id)
      const rowsOf = rowsToRestore(ctx.db, list, { ids, deleted_by: job_id })
      const job = await queueJob(ctx, list, { kind: 'restore', rowsOf })
      ctx.note(`${resource.name}:job ${job.id}`, { ids, job_id, total: job.total })
      return job
    }),
    ...followingVerbs(list),
  } satisfies Partial<Record<string, Verb>>
}

const followingVerbs = (list: List) => ({
  show_job: verb(list.calls.show_job, ({ db }, { params }) => jobOf(db, list, params.job)),
  report_job: verb(list.calls.report_job, async ({ db, now, portal }, { params }) =>
    csvFile(
      await jobReport(db, list, params.job),
      `${list.resource.name}-report-${formatDate({ at: now(), time_zone: portal.time_zone, style: 'iso' })}.csv`,
    ),
  ),
  cancel_job: verb(list.calls.cancel_job, async ({ db, note }, { params }) => {
    const { id } = await jobOf(db, list, params.job)
    await endJob(db, id, listJob.canceled)
    note(`${list.resource.name}:job ${id}`)
    return jobOf(db, list, id)
  }),
})

/** Rejects an undo unless the job is a finished deletion still within the undo period. */
async function rejectExpiredUndo(db: Transaction, list: List, job_id: number): Promise<void> {
  const { id } = await jobOf(db, list, job_id)
  const [open] = await db
    .select({ id: listJobs.id })
    .from(listJobs)
    .where(
      sql`${eq(listJobs.id, id)} and ${listJobs.kind} = 'delete' and ${listJobs.finished_at} > clock_timestamp() - make_interval(secs => ${undo.kept_seconds})`,
    )
  if (!open) fail('lists.undo_over')
}
