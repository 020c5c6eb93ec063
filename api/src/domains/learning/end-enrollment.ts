import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { enrollments } from './tables.ts'
import { lockSourceOf, returnCredit } from '../credits/door.ts'
import type { Emit } from '../../events/emit.ts'
import type { Enrollment } from './own-enrollment.ts'

type Ending = {
  seen: Enrollment
  actor_id: number
  now: Date
  /** may throw, for one that has not ended yet; gets it as it is once locked */
  check?: (enrollment: Enrollment) => void
  emit: Emit
}
type Ended = { is_ended: boolean; returned_to: 'buyer' | 'portal' | null }

/**
 * Ends an enrollment; the credit of one that was never started returns to its source (OP-71). An ended or finished one stays unchanged.
 */
export async function endEnrollment(db: Transaction, { seen, actor_id, now, check, emit }: Ending): Promise<Ended> {
  const of = and(eq(enrollments.id, seen.id), eq(enrollments.course_id, seen.course_id))
  // Lock the account that gave the credit first, as refunds and enrolling do, to avoid deadlocks.
  const source = await lockSourceOf(db, seen.id)
  const [enrollment = seen] = await db.select().from(enrollments).where(of).for('update')
  if (enrollment.ended_at !== null) return { is_ended: false, returned_to: null }
  check?.(enrollment)
  if (enrollment.finished_at !== null) return { is_ended: false, returned_to: null }
  await db.update(enrollments).set({ ended_at: now }).where(of)
  if (source === null || enrollment.started_at !== null) return { is_ended: true, returned_to: null }
  if (!(await returnCredit(db, { enrollment, to: source, actor_id }))) return { is_ended: true, returned_to: null }
  if (source.kind !== 'manager') return { is_ended: true, returned_to: 'portal' }
  if (source.user_id !== null && source.user_id !== actor_id)
    await emit('seat.returned', { enrollment_id: seen.id, manager_id: source.user_id })
  return { is_ended: true, returned_to: 'buyer' }
}

/** Ends one that nobody has begun; the caller has locked it and returns its credit. */
export const endUnstarted = async (db: Transaction, { id, now }: { id: number; now: Date }): Promise<void> =>
  void (await db.update(enrollments).set({ ended_at: now }).where(eq(enrollments.id, id)))
