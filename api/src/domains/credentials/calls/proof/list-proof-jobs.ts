import { asc } from 'drizzle-orm'
import { isLimitedToCourses } from '@portico/shared/access/is-limited-to-courses.ts'
import { list_proof_jobs } from '@portico/shared/contract/credentials/proof.ts'
import { courseOfSlug } from '../../../access/door.ts'
import { agencies } from '../../../lists/tables.ts'
import { verb } from '../../../../kernel/verb.ts'
import { proofJobsOf } from '../../proof/job-wire.ts'

export const listProofJobs = verb(list_proof_jobs, async ({ db, actor }, { query }) => {
  const course = query.course === undefined ? null : await courseOfSlug(db, query.course)
  const all = await db
    .select({ id: agencies.id, title: agencies.title })
    .from(agencies)
    .orderBy(asc(agencies.title), asc(agencies.id))
    .limit(1000)
  const seesPackets = !isLimitedToCourses(actor)
  const jobs = course || seesPackets ? await proofJobsOf(db, course ? { course_id: course.id } : {}) : []
  return { jobs, agencies: all }
})
