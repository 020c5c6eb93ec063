import { sql } from 'drizzle-orm'
import { list_taught_courses, mostTaught, type TaughtCourse } from '@portico/shared/contract/learning/dashboard.ts'
import { courseQuestion } from '@portico/shared/states/course-question.ts'
import { verb } from '../../../../kernel/verb.ts'

/** Lists the caller's courses with what their learners wait for. A learner who left waits for nothing. */
export const listTaughtCourses = verb(list_taught_courses, async ({ db, actor }) => {
  const rows = await db.execute<TaughtCourse>(sql`
    select * from (select c.id, c.slug, c.title,
      (select count(*)::int from enrollments n where n.course_id = c.id and n.ended_at is null) as learners_count,
      case when exists (select from portal_settings s where s.disable_course_questions) then 0 else (
        select count(*)::int from student_questions q
        where q.course_id = c.id and q.status = ${courseQuestion.opened} and q.answered_at is null) end as questions_waiting,
      (select count(*)::int from assignment_responses r join enrollments n on n.id = r.enrollment_id
        where n.course_id = c.id and n.ended_at is null and n.user_id <> ${actor.id} and r.graded_at is null) as work_waiting
    from courses c join course_instructors i on i.course_id = c.id and i.user_id = ${actor.id}
    where c.deleted_at is null) taught
    order by questions_waiting = 0 and work_waiting = 0, lower(title), id limit ${mostTaught}`)
  return [...rows]
})
