import { and, eq } from 'drizzle-orm'
import { invitationStatus, type InvitationStatus } from '@portico/shared/states/learning/invitation.ts'
import type { Transaction } from '../../../../../db/client.ts'
import { fail } from '../../../../../kernel/fail.ts'
import { ofPortal } from '../../../invitations/portal-invitations.ts'
import { claimLinks } from '../../../tables.ts'

type Invitation = { id: number; email: string; reminders: number; status: InvitationStatus }

/** Locks an invitation that staff sent for this course; those of managers are not found. The caller has locked the portal's credits. */
export async function lockInvitation(
  db: Transaction,
  { course_id, id }: { course_id: number; id: number },
): Promise<Invitation> {
  const [row] = await db
    .select()
    .from(claimLinks)
    .where(and(ofPortal, eq(claimLinks.id, id), eq(claimLinks.course_id, course_id)))
    .for('no key update')
  if (!row || row.email === null) return fail('invitations.not_found')
  return { id, email: row.email, reminders: row.reminders, status: invitationStatus(row) }
}
