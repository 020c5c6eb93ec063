import { and, eq, sql } from 'drizzle-orm'
import type { LaunchRecord } from '@portico/shared/rules/scorm/launch-record.ts'
import type { ItemProgress } from '@portico/shared/states/learning/item-progress.ts'
import { prepare } from '../../../db/statements.ts'
import { scormProgress } from '../tables.ts'
import type { Transaction } from '../../../db/client.ts'

/** Identifies the record of one SCO in one attempt at an item. */
export type RecordKey = { progress_id: number; attempt: number; sco: string }
/** `result`: the SCO's outcome. `is_ended`: a reset closed its attempt. */
export type StoredRecord = LaunchRecord & { result: ItemProgress | null; is_ended: boolean }

/** Reads the run-time record of one SCO; `lock` holds it until the transaction ends, so that two windows take turns. */
export async function readLaunchRecord(
  db: Transaction,
  { progress_id, attempt, sco }: RecordKey,
  { lock = false } = {},
): Promise<StoredRecord | null> {
  const [row] = await (lock ? lockRecord : readRecord)(db, { progress_id, attempt, sco })
  return row
    ? {
        launch: row.launch,
        sequence: row.sequence,
        previous_sequence: row.previous_sequence,
        ended_launch: row.ended_launch,
        total_time: row.total_time,
        cmi: row.cmi,
        result: row.result,
        is_ended: row.ended_at !== null,
      }
    : null
}

export async function saveLaunchRecord(
  db: Transaction,
  { progress_id, attempt, sco }: RecordKey,
  { launch, sequence, previous_sequence, ended_launch, total_time, cmi, result }: Omit<StoredRecord, 'is_ended'>,
  now: Date,
): Promise<void> {
  const record = { launch, sequence, previous_sequence, ended_launch, total_time, cmi, result }
  await writeRecord(db, { ...record, progress_id, attempt, sco, updated_at: now })
}

const given = sql.placeholder
const ofSco = and(
  eq(scormProgress.progress_id, given('progress_id')),
  eq(scormProgress.attempt, given('attempt')),
  eq(scormProgress.sco, given('sco')),
)
const readRecord = prepare((db) => db.select().from(scormProgress).where(ofSco))
const lockRecord = prepare((db) => db.select().from(scormProgress).where(ofSco).for('update'))

const writeRecord = prepare((db) =>
  db
    .insert(scormProgress)
    .values({
      progress_id: given('progress_id'),
      attempt: given('attempt'),
      sco: given('sco'),
      launch: given('launch'),
      sequence: given('sequence'),
      previous_sequence: given('previous_sequence'),
      ended_launch: given('ended_launch'),
      total_time: given('total_time'),
      cmi: given('cmi'),
      result: given('result'),
      updated_at: given('updated_at'),
    })
    .onConflictDoUpdate({
      target: [scormProgress.portal_id, scormProgress.progress_id, scormProgress.attempt, scormProgress.sco],
      set: {
        launch: sql`excluded.launch`,
        sequence: sql`excluded.sequence`,
        previous_sequence: sql`excluded.previous_sequence`,
        ended_launch: sql`excluded.ended_launch`,
        total_time: sql`excluded.total_time`,
        cmi: sql`excluded.cmi`,
        result: sql`excluded.result`,
        updated_at: sql`excluded.updated_at`,
      },
    }),
)
