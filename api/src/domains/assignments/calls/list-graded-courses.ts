import { sql } from 'drizzle-orm'
import { list_graded_courses, type GradedCourse } from '@portico/shared/contract/assignments-staff.ts'
import { verb } from '../../../kernel/verb.ts'
import { isCourseInReach } from '../../access/door.ts'

/** Lists courses for the filter of the grading queue. */
export const listGradedCourses = verb(list_graded_courses, async ({ db, actor }) => {
  const rows = await db.execute<GradedCourse>(sql`
    select c.id, c.title, count(*) filter (where r.graded_at is null)::int as waiting_count
    from assignment_responses r
    join enrollments n on n.id = r.enrollment_id
    join courses c on c.id = n.course_id
    where ${isCourseInReach(actor, sql`n.course_id`)}
    group by c.id, c.title order by c.title, c.id limit 500`)
  return [...rows]
})
