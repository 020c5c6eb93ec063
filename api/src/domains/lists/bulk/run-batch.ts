import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Services } from '../../../kernel/services.ts'
import { isListJobOver, listJob } from '@portico/shared/states/list-job.ts'
import { listJobRows, listJobs } from '../tables.ts'
import type { Scope } from '../../../kernel/context.ts'
import { requesterOf } from '../requester.ts'
import type { List } from '../list-table.ts'
import { actOnEntry, type Outcome } from './act-on-entry.ts'
import { logOutcomes } from './log-outcomes.ts'

export type JobRow = typeof listJobs.$inferSelect

/**
 * Processes a job's next entries and records their outcomes in one transaction; returns true when none are left. A duplicate delivery waits for the
 * row lock and then finds the entries done.
 */
export async function runBatch(
  { db, emit }: Scope,
  list: List,
  { job_id, size, log }: { job_id: number; size: number; log: Pick<Services['log'], 'error'> },
): Promise<boolean> {
  const [job] = await db.select().from(listJobs).where(eq(listJobs.id, job_id)).for('update')
  if (!job || isListJobOver(job.state)) return true
  const waiting = await db
    .select({ id: listJobRows.entry_id })
    .from(listJobRows)
    .where(and(eq(listJobRows.job_id, job_id), isNull(listJobRows.is_done)))
    .orderBy(asc(listJobRows.entry_id))
    .limit(size)
  const actor = await requesterOf(db, job)
  const outcomes: Outcome[] = []
  for (const { id } of waiting) outcomes.push(await actOnEntry(db, list, { job, id, actor, log }))
  const done = outcomes.filter(({ code }) => code === null).map(({ id }) => id)
  await note({ db }, { job, outcomes, done: done.length, is_last: waiting.length < size })
  await logOutcomes(db, list, { job, outcomes })
  if (done.length > 0) await emit('list.many_changed', { list: list.resource.name, ids: done })
  return waiting.length < size
}

async function note(
  { db }: Pick<Scope, 'db'>,
  { job, outcomes, done, is_last }: { job: JobRow; outcomes: readonly Outcome[]; done: number; is_last: boolean },
): Promise<void> {
  await db.execute(sql`
    update list_job_rows r set is_done = o.code is null, code = o.code, title = coalesce(o.title, r.title)
    from json_to_recordset(${JSON.stringify(outcomes)}::json) as o (id bigint, title text, code text)
    where r.job_id = ${job.id}::bigint and r.entry_id = o.id`)
  await db
    .update(listJobs)
    .set({
      state: is_last ? listJob.finished : listJob.running,
      done: job.done + done,
      refused: job.refused + outcomes.length - done,
      ...(is_last ? { finished_at: sql`clock_timestamp()` } : {}),
    })
    .where(eq(listJobs.id, job.id))
}
