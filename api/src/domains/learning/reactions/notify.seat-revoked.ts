import { eq } from 'drizzle-orm'
import { courses } from '../../courses/tables.ts'
import { enrollments } from '../tables.ts'
import { notify } from '../../notifications/door.ts'
import { reaction } from '../../../kernel/reaction.ts'

export const task = reaction<'seat.revoked'>(({ inPortal }, { enrollment_id }) =>
  inPortal(async (scope) => {
    const [row] = await scope.db
      .select({ user_id: enrollments.user_id, title: courses.title })
      .from(enrollments)
      .innerJoin(courses, eq(courses.id, enrollments.course_id))
      .where(eq(enrollments.id, enrollment_id))
    if (!row) return
    await notify(scope, {
      user_id: row.user_id,
      type: 'seat_revoked',
      properties: { title: row.title, original_id: enrollment_id },
      cause: `seat-revoked:${enrollment_id}`,
    })
  }),
)
