import { eq, sql } from 'drizzle-orm'
import type { LaunchRecord } from '@portico/shared/rules/scorm/launch-record.ts'
import { detailsFromCmi } from '@portico/shared/rules/scorm/progress-details.ts'
import { prepare } from '../../db/statements.ts'
import { itemProgress, scormProgress } from '../../db/tables/learning.ts'
import type { Transaction } from '../../db/client.ts'

/** The run-time record of one item; `lock` holds it until the transaction ends, so that two windows take turns. */
export async function readLaunchRecord(
  db: Transaction,
  progressId: number,
  { lock = false } = {},
): Promise<LaunchRecord | null> {
  const [row] = await (lock ? lockRecord : readRecord)(db, { progress_id: progressId })
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
  const progress_id = progressId
  await Promise.all([
    writeRecord(db, { ...record, progress_id, updated_at: now }),
    writeDetails(db, {
      progress_id,
      details: JSON.stringify(detailsFromCmi(record.cmi)),
      updated_at: now.toISOString(),
    }),
  ])
}

const given = sql.placeholder
const ofItem = eq(scormProgress.progress_id, given('progress_id'))
const readRecord = prepare((db) => db.select().from(scormProgress).where(ofItem))
const lockRecord = prepare((db) => db.select().from(scormProgress).where(ofItem).for('update'))

const writeRecord = prepare((db) =>
  db
    .insert(scormProgress)
    .values({
      progress_id: given('progress_id'),
      launch: given('launch'),
      sequence: given('sequence'),
      previous_sequence: given('previous_sequence'),
      total_time: given('total_time'),
      cmi: given('cmi'),
      updated_at: given('updated_at'),
    })
    .onConflictDoUpdate({
      target: [scormProgress.portal_id, scormProgress.progress_id],
      set: {
        launch: sql`excluded.launch`,
        sequence: sql`excluded.sequence`,
        previous_sequence: sql`excluded.previous_sequence`,
        total_time: sql`excluded.total_time`,
        cmi: sql`excluded.cmi`,
        updated_at: sql`excluded.updated_at`,
      },
    }),
)

const writeDetails = prepare((db) =>
  db
    .update(itemProgress)
    .set({ details: sql`${given('details')}::jsonb`, updated_at: sql`${given('updated_at')}::timestamptz` })
    .where(eq(itemProgress.id, given('progress_id'))),
)
