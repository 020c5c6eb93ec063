import { and, desc, eq, isNull } from 'drizzle-orm'
import { get_learner_course } from '@portico/shared/contract/learning.ts'
import { courses } from '../../db/tables/courses.ts'
import { enrollments } from '../../db/tables/learning.ts'
import { fail } from '../../kernel/fail.ts'
import { verb } from '../../kernel/verb.ts'
import { learnerCourses } from '../../enrollments/learner-course.ts'

export const getLearnerCourse = verb(get_learner_course, async ({ db, actor, now }, { params, query }) => {
  const own = await db
    .select({ enrollment: enrollments })
    .from(enrollments)
    .innerJoin(courses, eq(courses.id, enrollments.course_id))
    .where(
      and(
        eq(courses.slug, params.slug),
        eq(enrollments.user_id, actor.id),
        isNull(enrollments.ended_at),
        query.related_id ? eq(enrollments.id, query.related_id) : undefined,
      ),
    )
    .orderBy(desc(enrollments.id))
    .limit(1)
  const [course] = await learnerCourses(
    db,
    own.map((row) => row.enrollment),
    now(),
  )
  return course ?? fail('learning.not_a_learner')
})
