import { and, desc, eq, isNull } from 'drizzle-orm'
import { list_learner_courses } from '@portico/shared/contract/learning/learning.ts'
import { itemProgressOrder, type ItemProgress } from '@portico/shared/states/learning/item-progress.ts'
import { enrollments } from '../../tables.ts'
import { verb } from '../../../../kernel/verb.ts'
import { learnerCourses } from '../../learner-course.ts'

/** Lists the learner's own courses: in progress first, then not started, then done; newest first in each group (OP-75). */
export const listLearnerCourses = verb(list_learner_courses, async ({ db, actor, now }) => {
  const own = await db
    .select()
    .from(enrollments)
    .where(and(eq(enrollments.user_id, actor.id), isNull(enrollments.ended_at)))
    .orderBy(desc(enrollments.id))
    .limit(500)
  const rank = (status: ItemProgress) => itemProgressOrder.indexOf(status)
  return (await learnerCourses(db, own, now())).toSorted((a, b) => rank(a.status) - rank(b.status))
})
