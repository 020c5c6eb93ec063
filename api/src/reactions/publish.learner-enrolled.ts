import { eq } from 'drizzle-orm'
import { enrollments } from '../db/tables/learning.ts'
import { reaction } from '../kernel/reaction.ts'
import { publishTags } from '../publishing/publish-tags.ts'

/** A course page says how many learn it. */
export const task = reaction<'learner.enrolled'>(async ({ services, portal, log, inPortal }, { enrollment_id }) => {
  const [row] = await inPortal(({ db }) => db.select({ course_id: enrollments.course_id }).from(enrollments).where(eq(enrollments.id, enrollment_id)))
  if (row) await publishTags({ services, portal, log }, { job_id: null, tags: [`course:${row.course_id}`] })
})
