import { and, eq, isNull } from 'drizzle-orm'
import { show_open_items } from '@portico/shared/contract/learning/enrollments.ts'
import { isDone } from '@portico/shared/states/learning/item-progress.ts'
import { taughtCourse } from '../../../access/door.ts'
import { enrollments } from '../../tables.ts'
import { readOutline } from '../../outline.ts'
import { fail } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'

/** Lists what a learner has not finished yet, in course order, before staff complete it for them (LRN-032). */
export const showOpenItems = verb(show_open_items, async (ctx, { params }) => {
  const { db } = ctx
  const course_id = await taughtCourse(ctx, params)
  const running = and(
    eq(enrollments.id, params.related_id),
    eq(enrollments.course_id, course_id),
    isNull(enrollments.ended_at),
  )
  if ((await db.$count(enrollments, running)) === 0) return fail('general.not_found')
  const { items } = await readOutline(db, params.related_id)
  return items
    .filter(({ status }) => !isDone(status))
    .map(({ id, title, itemable_type }) => ({ id, title, itemable_type }))
})
