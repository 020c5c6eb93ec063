import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { isUnderWay } from '../../library/door.ts'

/** Counts evidence of one person that belongs to no record yet, at hand or under way: in one statement, so that none is counted twice. */
export async function looseEvidence(
  db: Transaction,
  { user_id, now }: { user_id: number; now: Date },
): Promise<number> {
  const [row] = await db.execute<{ files: string }>(sql`
      select (select count(*) from training_files where user_id = ${user_id} and training_record_id is null)
        + (select count(*) from uploads where user_id = ${user_id} and purpose = 'evidence'
          and ${isUnderWay(now)}) as files`)
  return Number(row?.files ?? 0)
}
