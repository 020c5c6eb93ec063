import { and, eq, isNull, max } from 'drizzle-orm'
import { scormAttempts } from '../tables.ts'
import type { Transaction } from '../../../db/client.ts'
import type { Registration } from './registration.ts'

type Opened = { progress_id: number; registration: Registration; sco: string; now: Date }

/** Returns the learner's running attempt or starts the next one, which keeps the package it starts with. The caller holds the enrollment lock. */
export async function attemptOf(db: Transaction, { progress_id, registration, sco, now }: Opened): Promise<number> {
  if (registration.attempt !== null) {
    await db
      .update(scormAttempts)
      .set({ sco })
      .where(and(eq(scormAttempts.progress_id, progress_id), isNull(scormAttempts.ended_at)))
    return registration.attempt
  }
  const [last] = await db
    .select({ attempt: max(scormAttempts.attempt) })
    .from(scormAttempts)
    .where(eq(scormAttempts.progress_id, progress_id))
  const attempt = (last?.attempt ?? 0) + 1
  const scorm_module_id = registration.scorm_module.id
  await db.insert(scormAttempts).values({ progress_id, attempt, scorm_module_id, sco, began_at: now })
  return attempt
}
