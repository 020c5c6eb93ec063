import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { get_learner_course } from '@portico/shared/contract/learning/learning.ts'
import { prepare } from '../../../../db/statements.ts'
import { courses } from '../../../courses/tables.ts'
import { enrollments } from '../../tables.ts'
import { fail } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'
import { learnerCourses } from '../../learner-course.ts'

const given = sql.placeholder
const lastOwn = prepare((db) =>
  db
    .select({ enrollment: enrollments })
    .from(enrollments)
    .innerJoin(courses, eq(courses.id, enrollments.course_id))
    .where(
      and(
        eq(courses.slug, given('slug')),
        eq(enrollments.user_id, given('user_id')),
        isNull(enrollments.ended_at),
        eq(enrollments.id, sql`coalesce(${given('related_id')}::bigint, ${enrollments.id})`),
      ),
    )
    .orderBy(desc(enrollments.id))
    .limit(1),
)

export const getLearnerCourse = verb(get_learner_course, async ({ db, actor, now }, { params, query }) => {
  const own = await lastOwn(db, { slug: params.slug, user_id: actor.id, related_id: query.related_id ?? null })
  const [course] = await learnerCourses(
    db,
    own.map((row) => row.enrollment),
    now(),
  )
  return course ?? fail('learning.not_a_learner')
})
