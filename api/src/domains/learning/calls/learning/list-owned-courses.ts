import { and, asc, eq, isNull } from 'drizzle-orm'
import { list_owned_courses, type OwnedCourse } from '@portico/shared/contract/learning/learning.ts'
import { accessWindow } from '@portico/shared/rules/learning/progress/access-window.ts'
import { mayOpen } from '@portico/shared/states/learning/access.ts'
import { enrollments } from '../../tables.ts'
import { verb } from '../../../../kernel/verb.ts'

/** Lists the courses the person can open: of several enrollments in one course, a running one, otherwise the newest. */
export const listOwnedCourses = verb(
  list_owned_courses,
  async ({ db, actor, now }) => {
    const own = await db
      .select({
        id: enrollments.course_id,
        related_id: enrollments.id,
        purchased_at: enrollments.purchased_at,
        finished_at: enrollments.finished_at,
        paused_at: enrollments.paused_at,
      })
      .from(enrollments)
      .where(and(eq(enrollments.user_id, actor.id), isNull(enrollments.ended_at)))
      .orderBy(asc(enrollments.id))
    const owned = new Map<number, OwnedCourse>()
    for (const { id, related_id, ...dates } of own) {
      const access = accessWindow({ ...dates, now: now() })
      const is_finished = access === 'read_only'
      if (!mayOpen(access) || (is_finished && owned.get(id)?.is_finished === false)) continue
      owned.set(id, { id, related_id, is_finished })
    }
    return [...owned.values()]
  },
  { one_query: true },
)
