import type { ErrorCode } from '@portico/shared/errors/catalog.ts'
import { sql } from 'drizzle-orm'
import type { Transaction } from '../db/client.ts'

/** Short ones only: an address, a name. */
type FailureParams = Readonly<Record<string, string | number>>

export const announceChannel = 'portico_realtime'

/**
 * What the api processes tell each other (migrations/0018 announces the middle ones by triggers). Ids only: a NOTIFY carries at most
 * 8000 bytes, and whoever has a socket for it reads the row.
 */
export type Announcement =
  | { kind: 'notification_created'; portal_id: number; user_id: number; id: number }
  | { kind: 'learner_enrolled'; portal_id: number; course_id: number; enrollment_id: number }
  | { kind: 'enrollment_failed'; portal_id: number; course_id: number; code: ErrorCode; params: FailureParams }
  | { kind: 'learner_invited'; portal_id: number; course_id: number; manager_id: number; invitation_id: number }
  | { kind: 'session_ended'; session_id: number }
  | { kind: 'membership_changed'; portal_id: number; user_id: number; is_out: boolean }
  | { kind: 'portal_paused'; portal_id: number }
  | { kind: 'role_changed'; session_id: number }

/** Tells every api process when the transaction commits; one that is rolled back tells nobody. */
export async function announce(db: Transaction, announcement: Announcement): Promise<void> {
  await db.execute(sql`select pg_notify(${announceChannel}, ${JSON.stringify(announcement)})`)
}

export async function announceAll(db: Transaction, announcements: readonly Announcement[]): Promise<void> {
  if (announcements.length === 0) return
  const all = JSON.stringify(announcements)
  await db.execute(
    sql`select count(pg_notify(${announceChannel}, said::text)) from json_array_elements(${all}::json) said`,
  )
}
