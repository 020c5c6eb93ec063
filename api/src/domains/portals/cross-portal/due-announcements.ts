import { and, isNull, lte } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { announcements } from '../tables.ts'

/** Returns the announcements, across all portals, that are due to start and not yet shown. */
export const dueAnnouncements = (db: Database, now: Date): Promise<{ id: number; portal_id: number }[]> =>
  db
    .select({ id: announcements.id, portal_id: announcements.portal_id })
    .from(announcements)
    .where(and(isNull(announcements.out_at), lte(announcements.starts_at, now)))
    .limit(1_000)
