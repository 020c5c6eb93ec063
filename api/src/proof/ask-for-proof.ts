import type { Scope } from '../kernel/context.ts'
import { proofJobs } from '../db/tables/proof.ts'
import { proofJobsOf } from './job-wire.ts'

/** Notes a file of proof and has the worker make it. */
export async function askForProof({ db, emit }: Pick<Scope, 'db' | 'emit'>, wanted: typeof proofJobs.$inferInsert) {
  const [row] = await db.insert(proofJobs).values(wanted).returning({ id: proofJobs.id })
  if (!row) throw new Error('no job was noted')
  await emit('proof.asked', { proof_job_id: row.id })
  const [job] = await proofJobsOf(db, { id: row.id })
  if (!job) throw new Error('the job is gone')
  return job
}
