import { and, desc, eq, isNull } from 'drizzle-orm'
import type { ProofJob } from '@portico/shared/contract/credentials/proof.ts'
import type { Transaction } from '../../../db/client.ts'
import { courses } from '../../courses/tables.ts'
import { agencies } from '../../lists/tables.ts'
import { proofJobs } from '../tables.ts'

/** Returns proof jobs, newest first: those of one course, or all packets. */
export async function proofJobsOf(
  db: Transaction,
  { id, course_id, manager_id }: { id?: number; course_id?: number; manager_id?: number },
): Promise<(Omit<ProofJob, 'created_at'> & { created_at: Date })[]> {
  const rows = await db
    .select({ job: proofJobs, course: courses.title, agency: agencies.title })
    .from(proofJobs)
    .leftJoin(courses, eq(courses.id, proofJobs.course_id))
    .leftJoin(agencies, eq(agencies.id, proofJobs.agency_id))
    .where(
      id !== undefined
        ? eq(proofJobs.id, id)
        : course_id !== undefined
          ? and(eq(proofJobs.course_id, course_id), isNull(proofJobs.manager_id))
          : manager_id !== undefined
            ? eq(proofJobs.manager_id, manager_id)
            : eq(proofJobs.kind, 'packet'),
    )
    .orderBy(desc(proofJobs.id))
    .limit(50)
  return rows.map(({ job, course, agency }) => ({
    id: job.id,
    kind: job.kind,
    title: course ?? agency ?? '',
    from: job.from_day,
    to: job.to_day,
    state: job.state,
    done: job.done,
    total: job.total,
    created_at: job.created_at,
  }))
}
