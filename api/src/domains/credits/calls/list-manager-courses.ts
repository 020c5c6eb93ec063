import { sql, type SQL } from 'drizzle-orm'
import { list_manager_courses, type managerCourseSorts } from '@portico/shared/contract/credits/credits.ts'
import { anyHasWords } from '../../../db/search-words.ts'
import { verb } from '../../../kernel/verb.ts'
import { readManagedCourses } from './read-managed-courses.ts'

const orders: Readonly<Record<(typeof managerCourseSorts)[number], SQL>> = {
  title: sql`lower(c.title)`,
  '-title': sql`lower(c.title) desc`,
  remaining: sql`remaining`,
  '-remaining': sql`remaining desc`,
  people: sql`people`,
  '-people': sql`people desc`,
  completed: sql`completed`,
  '-completed': sql`completed desc`,
}

/** Lists a manager's courses, searchable by title (BLD-015). */
export const listManagerCourses = verb(list_manager_courses, async ({ db, actor }, { query }) => {
  const { sort = 'title', search } = query
  return readManagedCourses(db, {
    user_id: actor.id,
    which: anyHasWords([sql`c.title`], search),
    order: orders[sort],
  })
})
