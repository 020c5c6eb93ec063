import { and, eq, inArray, sql } from 'drizzle-orm'
import { mostReminders } from '@portico/shared/states/learning/invitation.ts'
import type { Transaction } from '../../../db/client.ts'
import { claimLinks } from '../tables.ts'
import { isWaiting } from '../../credits/door.ts'
import { fail } from '../../../kernel/fail.ts'
import { mailsAfterNext } from './daily-quota.ts'

/** Invites each of these people to a seat of an order line; the caller has locked and counted the free ones. */
export async function inviteToLine(
  db: Transaction,
  {
    line,
    user_id,
    emails,
    now,
  }: { line: { id: number; course_id: number }; user_id: number; emails: readonly string[]; now: Date },
): Promise<{ id: number }[]> {
  if (emails.length === 0) return []
  const invited = { order_line_id: line.id, course_id: line.course_id, user_id, created_at: now }
  return db
    .insert(claimLinks)
    .values(emails.map((email) => ({ ...invited, email })))
    .returning({ id: claimLinks.id })
}

/** Reminds those of these people who are waiting for a seat of the order line already; rejects all when one has no reminder left. */
export async function remindInvitedToLine(
  db: Transaction,
  { line_id, emails, ...day }: { line_id: number; emails: readonly string[]; now: Date; time_zone: string },
): Promise<{ id: number; email: string | null }[]> {
  const waiting = and(eq(claimLinks.order_line_id, line_id), inArray(claimLinks.email, [...emails]), isWaiting)
  const used = await db
    .select({ id: claimLinks.id })
    .from(claimLinks)
    .where(and(waiting, eq(claimLinks.reminders, mostReminders)))
    .limit(1)
  if (used.length > 0) fail('invitations.no_reminders_left', { most: mostReminders })
  return db
    .update(claimLinks)
    .set({ sent_at: day.now, reminders: sql`${claimLinks.reminders} + 1`, mails_on_day: mailsAfterNext(day) })
    .where(waiting)
    .returning({ id: claimLinks.id, email: claimLinks.email })
}

/** Closes one invitation; the caller has checked and locked it. */
export const closeInvitation = async (db: Transaction, { id, now }: { id: number; now: Date }): Promise<void> =>
  void (await db.update(claimLinks).set({ closed_at: now }).where(eq(claimLinks.id, id)))
