import { eq } from 'drizzle-orm'
import type { LaunchRecord } from '@portico/shared/rules/scorm/launch-record.ts'
import { detailsFromCmi } from '@portico/shared/rules/scorm/progress-details.ts'
import { itemProgress, scormProgress } from '../../db/tables/learning.ts'
import type { Transaction } from '../../db/client.ts'

/** The run-time record of one item; `lock` holds it until the transaction ends, so that two windows take turns. */
export async function readLaunchRecord(
  db: Transaction,
  progressId: number,
  { lock = false } = {},
): Promise<LaunchRecord | null> {
  const query = db.select().from(scormProgress).where(eq(scormProgress.progress_id, progressId))
  const [row] = await (lock ? query.for('update') : query)
  return row
    ? {
        launch: row.launch,
        sequence: row.sequence,
        previous_sequence: row.previous_sequence,
        total_time: row.total_time,
        cmi: row.cmi,
      }
    : null
}

/** Keeps the record, and beside it the details that learners and staff read. */
export async function keepLaunchRecord(
  db: Transaction,
  progressId: number,
  record: LaunchRecord,
  now: Date,
): Promise<void> {
  const values = { ...record, updated_at: now }
  await Promise.all([
    db
      .insert(scormProgress)
      .values({ progress_id: progressId, ...values })
      .onConflictDoUpdate({ target: [scormProgress.portal_id, scormProgress.progress_id], set: values }),
    db
      .update(itemProgress)
      .set({ details: detailsFromCmi(record.cmi), updated_at: now })
      .where(eq(itemProgress.id, progressId)),
  ])
}
