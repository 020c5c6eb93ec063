import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'

export const isUnderWay = (now: Date) =>
  sql`state in ('receiving', 'processing') and expires_at > ${now.toISOString()}::timestamptz`

// One statement each, so that a file whose upload ends meanwhile is counted once.
const numberOf = (rows: readonly { files: string }[]): number => Number(rows[0]?.files ?? 0)

/** Files for the next attempt at an assignment: at hand, or under way. */
export async function filesOfAttempt(
  db: Transaction,
  { enrollment_id, module_item_id, now }: { enrollment_id: number; module_item_id: number; now: Date },
): Promise<number> {
  return numberOf(
    await db.execute<{ files: string }>(sql`
      select (select count(*) from assignment_files where enrollment_id = ${enrollment_id}
          and module_item_id = ${module_item_id} and response_id is null)
        + (select count(*) from uploads where enrollment_id = ${enrollment_id}
          and module_item_id = ${module_item_id} and purpose = 'assignment' and ${isUnderWay(now)}) as files`),
  )
}

/** Evidence of one person that belongs to no record yet: at hand, or under way. */
export async function looseEvidence(
  db: Transaction,
  { user_id, now }: { user_id: number; now: Date },
): Promise<number> {
  return numberOf(
    await db.execute<{ files: string }>(sql`
      select (select count(*) from training_files where user_id = ${user_id} and training_record_id is null)
        + (select count(*) from uploads where user_id = ${user_id} and purpose = 'evidence'
          and ${isUnderWay(now)}) as files`),
  )
}
