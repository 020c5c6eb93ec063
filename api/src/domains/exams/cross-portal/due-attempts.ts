import { and, asc, isNull, lt } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { examTries } from '../tables.ts'

export type DueAttempt = Pick<typeof examTries.$inferSelect, 'id' | 'portal_id' | 'enrollment_id'>

/** Returns running attempts of all portals that ended before an instant, longest overdue first, for the sweep across portals. */
export const dueAttempts = (db: Database, before: Date): Promise<DueAttempt[]> =>
  db
    .select({ id: examTries.id, portal_id: examTries.portal_id, enrollment_id: examTries.enrollment_id })
    .from(examTries)
    .where(and(isNull(examTries.finished_at), lt(examTries.ends_at, before)))
    .orderBy(asc(examTries.ends_at))
    .limit(1_000)
