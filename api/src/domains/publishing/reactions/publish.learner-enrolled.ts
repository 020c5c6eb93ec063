import { courseTag } from '@portico/shared/tags/tags.ts'
import { eq, sql } from 'drizzle-orm'
import { enrollments } from '../../learning/tables.ts'
import { reaction } from '../../../kernel/reaction.ts'
import { publishTags } from '../publish-tags.ts'

/**
 * Recounts a course's enrollments, which are its popularity (OP-50), so a repeated job changes nothing; the course page shows the number of learners.
 */
export const task = reaction<'learner.enrolled'>(async ({ services, portal, log, inPortal }, { enrollment_id }) => {
  const course_id = await inPortal(async ({ db }) => {
    const [row] = await db
      .select({ course_id: enrollments.course_id })
      .from(enrollments)
      .where(eq(enrollments.id, enrollment_id))
    if (row) await db.execute(sql`select count_popularity(${row.course_id}::bigint)`)
    return row?.course_id ?? null
  })
  if (course_id !== null) await publishTags({ services, portal, log }, { job_id: null, tags: [courseTag(course_id)] })
})
