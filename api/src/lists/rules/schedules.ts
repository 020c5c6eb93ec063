import { eq } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { courses } from '../../db/tables/courses.ts'
import type { WithReach } from '../../enrollments/course-reach.ts'
import { refuseUsedElsewhere } from '../../enrollments/refuse-used-elsewhere.ts'
import type { ListRules } from '../list-rules.ts'

/** Whoever is limited to courses announces sessions of those alone. */
export const scheduleRules: ListRules = {
  creating: ({ db, actor }, values) => refuseOthersCourse(db, actor, values),
  async updated({ db, actor }, { before, values }) {
    for (const session of [before, values]) await refuseOthersCourse(db, actor, session)
  },
}

async function refuseOthersCourse(db: Transaction, actor: WithReach, { course_id }: Readonly<Record<string, unknown>>) {
  if (typeof course_id === 'number') await refuseUsedElsewhere(db, { actor, used: eq(courses.id, course_id) })
}
