import { linkTo } from '@portico/shared/pages/link-to.ts'
import { and, eq, isNull } from 'drizzle-orm'
import { courses } from '../../courses/tables.ts'
import { enrollments } from '../tables.ts'
import { notify } from '../../notifications/door.ts'
import { reaction } from '../../../kernel/reaction.ts'

export const task = reaction<'learner.enrolled_by_other'>(({ inPortal }, { enrollment_id }) =>
  inPortal(async (scope) => {
    const [row] = await scope.db
      .select({ user_id: enrollments.user_id, title: courses.title, slug: courses.slug })
      .from(enrollments)
      .innerJoin(courses, eq(courses.id, enrollments.course_id))
      .where(and(eq(enrollments.id, enrollment_id), isNull(enrollments.ended_at)))
    if (!row) return
    await notify(scope, {
      user_id: row.user_id,
      type: 'enrolled_by_other',
      properties: { title: row.title, original_id: enrollment_id },
      path: linkTo('learning', { slug: row.slug, related_id: enrollment_id }),
      cause: `enrolled:${enrollment_id}`,
    })
  }),
)
