import { linkTo } from '@portico/shared/pages/link-to.ts'
import { eq } from 'drizzle-orm'
import { courses } from '../../courses/tables.ts'
import { enrollments } from '../tables.ts'
import { notify } from '../../notifications/door.ts'
import { reaction } from '../../../kernel/reaction.ts'

export const task = reaction<'course.finished'>(({ inPortal }, { enrollment_id }) =>
  inPortal(async (scope) => {
    const [row] = await scope.db
      .select({
        user_id: enrollments.user_id,
        title: courses.title,
        slug: courses.slug,
        template: courses.certificate_template_id,
      })
      .from(enrollments)
      .innerJoin(courses, eq(courses.id, enrollments.course_id))
      .where(eq(enrollments.id, enrollment_id))
    if (!row) return
    const path = linkTo('learning', { slug: row.slug, related_id: enrollment_id })
    await notify(scope, {
      user_id: row.user_id,
      type: 'course_finished',
      properties: { title: row.title, original_id: enrollment_id },
      path: row.template === null ? path : `${path}/certificates`,
      cause: `enrollment:${enrollment_id}`,
    })
  }),
)
