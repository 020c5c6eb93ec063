import { eq } from 'drizzle-orm'
import { courses } from '../../courses/tables.ts'
import { refuseIfUsedElsewhere } from '../../access/door.ts'
import type { ListRules } from '../list-rules.ts'

/** Staff limited to courses may only announce sessions of those courses. */
export const scheduleRules: ListRules = {
  async reach(db, actor, { course_id }) {
    if (typeof course_id === 'number') await refuseIfUsedElsewhere(db, { actor, used: eq(courses.id, course_id) })
  },
}
