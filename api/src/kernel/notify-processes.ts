import type { ErrorCode } from '@portico/shared/errors/catalog.ts'
import { sql } from 'drizzle-orm'
import type { Transaction } from '../db/client.ts'

/** Short values only: an email, a name. */
type FailureParams = Readonly<Record<string, string | number>>

export const announceChannel = 'portico_realtime'

/**
 * Messages between api processes (migrations/0018 sends the middle ones by triggers). Ids only, since a NOTIFY holds at most 8000 bytes; a process
 * with a matching socket reads the row.
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

/** Notifies every api process when the transaction commits; a rollback sends nothing. */
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
