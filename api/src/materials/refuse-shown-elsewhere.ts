import { inArray } from 'drizzle-orm'
import type { Transaction } from '../db/client.ts'
import { courses } from '../db/tables/courses.ts'
import type { MaterialRow } from '../db/tables/media.ts'
import { isLimitedToCourses, type WithReach } from '../enrollments/course-reach.ts'
import { refuseUsedElsewhere } from '../enrollments/refuse-used-elsewhere.ts'
import { usesOf } from './uses/material-users.ts'

/** Refuses whoever is limited to courses other bytes for a file that another course shows. */
export async function refuseShownElsewhere(
  db: Transaction,
  { actor, row }: { actor: WithReach; row: MaterialRow },
): Promise<void> {
  if (!isLimitedToCourses(actor)) return
  const ids = (await usesOf(db, [row])).flatMap(({ course }) => course?.id ?? [])
  await refuseUsedElsewhere(db, { actor, used: inArray(courses.id, ids) })
}
