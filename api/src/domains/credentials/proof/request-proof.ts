import { and, eq, isNull, sql } from 'drizzle-orm'
import { proofJobs } from '../tables.ts'
import type { Scope } from '../../../kernel/context.ts'
import { fail } from '../../../kernel/fail.ts'
import { proofJobsOf } from './job-wire.ts'

type Wanted = typeof proofJobs.$inferInsert

/**
 * Creates a proof job for the worker. All portals share its lane, so each portal may have one packet in progress, and one zip per course or per
 * manager's people.
 */
export async function requestProof({ db, emit }: Pick<Scope, 'db' | 'emit'>, wanted: Wanted) {
  await rejectSecondJob(db, wanted)
  const [row] = await db.insert(proofJobs).values(wanted).returning({ id: proofJobs.id })
  if (!row) throw new Error('no job was noted')
  await emit('proof.asked', { proof_job_id: row.id })
  const [job] = await proofJobsOf(db, { id: row.id })
  if (!job) throw new Error('the job is gone')
  return job
}

async function rejectSecondJob(
  db: Scope['db'],
  { kind = 'packet', course_id = null, manager_id = null }: Wanted,
): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(current_portal()::integer, hashtext('files of proof'))`)
  const [unfinished] = await db
    .select({ id: proofJobs.id })
    .from(proofJobs)
    .where(
      and(
        eq(proofJobs.kind, kind),
        isNull(proofJobs.finished_at),
        course_id === null ? isNull(proofJobs.course_id) : eq(proofJobs.course_id, course_id),
        manager_id === null ? isNull(proofJobs.manager_id) : eq(proofJobs.manager_id, manager_id),
      ),
    )
    .limit(1)
  if (unfinished) fail('proof.under_way')
}
