import { eq } from 'drizzle-orm'
import { applyCommit, type ScormCommit } from '@portico/shared/rules/scorm/apply-commit.ts'
import { keepResult } from '@portico/shared/rules/scorm/keep-result.ts'
import { detailsFromCmi } from '@portico/shared/rules/scorm/progress-details.ts'
import type { Transaction } from '../../../db/client.ts'
import { fail } from '../../../kernel/fail.ts'
import { staffAtCourses } from '../../access/door.ts'
import type { CommitAnswer } from '../../content/door.ts'
import { storeItemDetails } from '../../learning/door.ts'
import { itemProgress } from '../../learning/tables.ts'
import { readLaunchRecord, saveLaunchRecord, type RecordKey } from './launch-record.ts'

/** Whether a package goes on saving in a finished course: only if the learner finished its item, not staff. */
export async function savesAfterCompletion(
  db: Transaction,
  { enrollment_id, progress_id }: { enrollment_id: number; progress_id: number },
): Promise<boolean> {
  const [progress] = await db
    .select({ item_id: itemProgress.module_item_id })
    .from(itemProgress)
    .where(eq(itemProgress.id, progress_id))
  const staff = (await staffAtCourses(db, [enrollment_id])).get(enrollment_id)?.completed_by_staff
  return progress !== undefined && !staff?.item_ids.includes(progress.item_id)
}

type Late = { place: RecordKey; commit: ScormCommit; is_only: boolean; now: Date }

/** Saves place, data, time and better results of the record. The item, the enrollment and its certificate stay as they are. */
export async function saveAfterCompletion(
  db: Transaction,
  { place, commit, is_only, now }: Late,
): Promise<CommitAnswer> {
  const stored = await readLaunchRecord(db, place, { lock: true })
  if (!stored) return { outcome: 'saved', rejected: [] }
  if (stored.is_ended) fail('scorm.attempt_ended')
  const { result, ...record } = stored
  const { outcome, rejected, record: after } = applyCommit({ record, commit })
  if (outcome !== 'saved') return { outcome, rejected }
  const cmi = keepResult({ before: record.cmi, after: after.cmi })
  await saveLaunchRecord(db, place, { ...after, cmi, result }, now)
  if (is_only) await storeItemDetails(db, place.progress_id, detailsFromCmi(cmi), now)
  return { outcome, rejected }
}
