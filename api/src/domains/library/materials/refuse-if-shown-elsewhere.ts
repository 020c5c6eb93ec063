import { inArray, or, sql } from 'drizzle-orm'
import { isLimitedToCourses } from '@portico/shared/access/is-limited-to-courses.ts'
import type { Transaction } from '../../../db/client.ts'
import { courses } from '../../courses/tables.ts'
import type { MaterialRow } from '../tables.ts'
import { type WithReach, refuseIfUsedElsewhere } from '../../access/door.ts'
import { drawsFrom } from '../../item-types/door.ts'
import type { MaterialUsers } from './material-user.ts'
import { usesOf } from './uses-of.ts'

/** Refuses a person limited to courses a change of a file that another course shows, including in questions it draws from a pool. */
export async function refuseIfShownElsewhere(
  db: Transaction,
  { actor, row, materialUsers }: { actor: WithReach; row: MaterialRow; materialUsers: MaterialUsers },
): Promise<void> {
  if (!isLimitedToCourses(actor)) return
  const ids = (await usesOf(db, { materialUsers, rows: [row] })).flatMap(({ course }) => course?.id ?? [])
  const pools = sql`select question_pool_id from questions where picture = ${row.picture}`
  await refuseIfUsedElsewhere(db, { actor, used: or(inArray(courses.id, ids), drawsFrom(pools)) })
}
