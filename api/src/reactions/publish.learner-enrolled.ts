import { eq, sql } from 'drizzle-orm'
import { courses } from '../db/tables/courses.ts'
import { enrollments } from '../db/tables/learning.ts'
import { reaction } from '../kernel/reaction.ts'
import { publishTags } from '../publishing/publish-tags.ts'

/** How often a course is taken is its popularity (OP-50): counted anew, so that a repeated job changes nothing; its page says how many learn it. */
export const task = reaction<'learner.enrolled'>(async ({ services, portal, log, inPortal }, { enrollment_id }) => {
  const course_id = await inPortal(async ({ db }) => {
    const [row] = await db.select({ course_id: enrollments.course_id }).from(enrollments).where(eq(enrollments.id, enrollment_id))
    if (!row) return null
    const taken = sql<number>`(select count(*)::integer from enrollments n where n.course_id = ${row.course_id})`
    await db.update(courses).set({ popularity: taken }).where(eq(courses.id, row.course_id))
    await db.execute(sql`select refresh_catalogue(${row.course_id})`)
    return row.course_id
  })
  if (course_id !== null) await publishTags({ services, portal, log }, { job_id: null, tags: [`course:${course_id}`] })
})
