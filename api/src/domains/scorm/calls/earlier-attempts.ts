import { sql, type SQL } from 'drizzle-orm'
import { itemProgress } from '@portico/shared/states/learning/item-progress.ts'
import type { Transaction } from '../../../db/client.ts'
import { enrollmentVersion } from '../../../db/enrollment-version.ts'

export type OpenAttempt = {
  related_id: number
  user_id: number
  name: string
  began_at: string
  progress_id: number
  attempt: number
  is_earlier: boolean
}

/**
 * Running attempts at an item that are neither passed nor finished, in active enrollments. `is_earlier`: uses another package than its enrollment
 * would start with now. `among`: only these enrollments, which are then locked.
 */
export async function openAttempts(
  db: Transaction,
  { item_id, course_id, among }: { item_id: number; course_id: number; among?: readonly number[] },
): Promise<OpenAttempt[]> {
  const only: SQL = among ? sql`and n.id = any(${`{${among.join(',')}}`}::bigint[])` : sql``
  return [
    ...(await db.execute<OpenAttempt>(sql`
      select n.id as related_id, n.user_id, trim(u.first_name || ' ' || u.last_name) as name, a.began_at, a.progress_id, a.attempt,
        had.scorm_package_id is distinct from has.scorm_package_id as is_earlier
      from scorm_attempts a
      join item_progress p on p.id = a.progress_id
      join enrollments n on n.id = p.enrollment_id
      join users u on u.id = n.user_id
      join scorm_modules had on had.id = a.scorm_module_id
      join version_items i on i.course_version_id = ${enrollmentVersion('n')} and i.module_item_id = p.module_item_id
      join scorm_modules has on has.id = i.itemable_id
      where p.module_item_id = ${item_id} and n.course_id = ${course_id} and a.ended_at is null
        and n.finished_at is null and n.ended_at is null and p.status in (${itemProgress.in_progress}, ${itemProgress.failed}) ${only}
      order by n.id ${among ? sql`for update of n` : sql``}`)),
  ]
}
