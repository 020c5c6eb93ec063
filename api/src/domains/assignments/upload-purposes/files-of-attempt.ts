import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { isUnderWay } from '../../library/door.ts'

/** Counts files for the next attempt at an assignment, at hand or under way: in one statement, so that none is counted twice. */
export async function filesOfAttempt(
  db: Transaction,
  { enrollment_id, module_item_id, now }: { enrollment_id: number; module_item_id: number; now: Date },
): Promise<number> {
  const [row] = await db.execute<{ files: string }>(sql`
      select (select count(*) from assignment_files where enrollment_id = ${enrollment_id}
          and module_item_id = ${module_item_id} and response_id is null)
        + (select count(*) from uploads where enrollment_id = ${enrollment_id}
          and module_item_id = ${module_item_id} and purpose = 'assignment' and ${isUnderWay(now)}) as files`)
  return Number(row?.files ?? 0)
}
