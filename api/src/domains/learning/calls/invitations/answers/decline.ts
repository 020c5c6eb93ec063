import { eq } from 'drizzle-orm'
import { invitation, invitationStatus, mayWithInvitation } from '@portico/shared/states/learning/invitation.ts'
import { claimLinks, invitationRefusals } from '../../../tables.ts'
import type { Transaction } from '../../../../../db/client.ts'
import { optedOutEmails } from '../../../invitations/opted-out-emails.ts'
import { fail } from '../../../../../kernel/fail.ts'

type Answer = { id: number; never: boolean | undefined; now: Date }

/**
 * Declines an invitation, or sets for a declined one whether the portal may invite that email again. The answer holds for all managers and later
 * declines: an invitation that was open until now cannot undo it.
 */
export async function decline(
  db: Transaction,
  { id, never, now }: Answer,
): Promise<{ declined: true; never: boolean }> {
  const [row] = await db.select().from(claimLinks).where(eq(claimLinks.id, id)).for('no key update')
  if (!row || row.email === null) return fail('invitations.not_open')
  const status = invitationStatus(row)
  const wasDeclined = status === invitation.declined
  if (mayWithInvitation(status, 'decline'))
    await db.update(claimLinks).set({ closed_at: now, ended_as: invitation.declined }).where(eq(claimLinks.id, id))
  else if (!wasDeclined) fail('invitations.not_open')
  if (never) await db.insert(invitationRefusals).values({ email: row.email }).onConflictDoNothing()
  if (never === false && wasDeclined) await db.delete(invitationRefusals).where(eq(invitationRefusals.email, row.email))
  return { declined: true, never: (await optedOutEmails(db, [row.email])).has(row.email) }
}
