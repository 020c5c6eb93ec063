import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { enrollments } from './tables.ts'
import type { Enrollment } from './own-enrollment.ts'

/** The enrollments that an order line gave in one of its courses. */
type OfLine = { line_id: number; course_id: number }

const of = ({ line_id, course_id }: OfLine) =>
  and(eq(enrollments.order_line_id, line_id), eq(enrollments.course_id, course_id))

/** Locks those that are neither finished nor ended. */
export const lockUnfinished = (db: Transaction, line: OfLine): Promise<Enrollment[]> =>
  db
    .select()
    .from(enrollments)
    .where(and(of(line), isNull(enrollments.ended_at), isNull(enrollments.finished_at)))
    .orderBy(asc(enrollments.id))
    .for('no key update')

/** Ends one whose line was refunded; the caller has locked it and returns its credit. */
export const endRefunded = async (db: Transaction, { id, now }: { id: number; now: Date }): Promise<void> =>
  void (await db.update(enrollments).set({ ended_at: now, paused_at: null }).where(eq(enrollments.id, id)))

/** Pauses one whose line is disputed. */
export const pauseDisputed = async (db: Transaction, { id, now }: { id: number; now: Date }): Promise<void> =>
  void (await db.update(enrollments).set({ paused_at: now }).where(eq(enrollments.id, id)))

/** All of them go on as before the dispute. */
export const resumePaused = async (db: Transaction, line: OfLine): Promise<void> =>
  void (await db.update(enrollments).set({ paused_at: null }).where(of(line)))
