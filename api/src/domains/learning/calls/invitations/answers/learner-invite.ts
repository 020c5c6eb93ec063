import { and, eq } from 'drizzle-orm'
import { invitationStatus, isOpenInvitation } from '@portico/shared/states/learning/invitation.ts'
import type { Transaction } from '../../../../../db/client.ts'
import { claimLinks } from '../../../tables.ts'
import type { Actor } from '../../../../../kernel/context.ts'
import { fail } from '../../../../../kernel/fail.ts'

/** Rejects an invitation that is not for the caller's email, as if it did not exist. */
export async function rejectForeignInvite(db: Transaction, { id, actor }: { id: number; actor: Actor }): Promise<void> {
  const [row] = await db
    .select()
    .from(claimLinks)
    .where(and(eq(claimLinks.id, id), eq(claimLinks.email, actor.email.toLowerCase())))
  if (!row) return fail('invitations.not_found')
  if (!isOpenInvitation(invitationStatus(row))) fail('invitations.not_open')
}
