import { sql } from 'drizzle-orm'
import { count_course_questions } from '@portico/shared/contract/student-questions.ts'
import { courseQuestion } from '@portico/shared/states/course-question.ts'
import { verb } from '../../../../kernel/verb.ts'
import { questionCourse } from './question-course.ts'

type Counters = { opened: number; waiting: number; closed: number }

/** Finds the course by its slug (BLD-033). */
export const countCourseQuestions = verb(count_course_questions, async ({ db, actor }, { params }) => {
  const course_id = await questionCourse({ db, actor }, params.slug)
  const [counted] = await db.execute<Counters>(sql`
    select count(*) filter (where status = ${courseQuestion.opened})::int as opened,
      count(*) filter (where status = ${courseQuestion.opened} and answered_at is null)::int as waiting, count(*) filter (where status = ${courseQuestion.closed})::int as closed
    from student_questions where course_id = ${course_id}`)
  return counted ?? { opened: 0, waiting: 0, closed: 0 }
})
