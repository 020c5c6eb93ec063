import { linkTo } from '@portico/shared/pages/link-to.ts'
import { eq } from 'drizzle-orm'
import { courses } from '../../courses/tables.ts'
import { enrollments } from '../../learning/tables.ts'
import { orderLines } from '../tables.ts'
import { notify } from '../../notifications/door.ts'
import { reaction } from '../../../kernel/reaction.ts'

export const task = reaction<'seat.returned'>(({ inPortal }, { enrollment_id, manager_id }) =>
  inPortal(async (scope) => {
    const [row] = await scope.db
      .select({ title: courses.title, order_id: orderLines.order_id })
      .from(enrollments)
      .innerJoin(courses, eq(courses.id, enrollments.course_id))
      .leftJoin(orderLines, eq(orderLines.id, enrollments.order_line_id))
      .where(eq(enrollments.id, enrollment_id))
    if (!row) return
    await notify(scope, {
      user_id: manager_id,
      type: 'seat_returned',
      properties: { title: row.title, original_id: enrollment_id },
      ...(row.order_id === null ? {} : { path: linkTo('order', { order_id: row.order_id }) }),
      cause: `seat-returned:${enrollment_id}`,
    })
  }),
)
