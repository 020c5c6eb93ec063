import { and, eq, isNotNull } from 'drizzle-orm'
import { invitationStatus, type InvitationStatus } from '@portico/shared/states/learning/invitation.ts'
import type { Transaction } from '../../../../db/client.ts'
import { claimLinks } from '../../tables.ts'
import { lockAccount } from '../../../credits/door.ts'
import { fail } from '../../../../kernel/fail.ts'

type Invite = typeof claimLinks.$inferSelect & { email: string; status: InvitationStatus }

/** Locks an invitation of this manager, after the account that its seat belongs to; other managers' invitations are not found. */
export async function lockOwnInvite(
  db: Transaction,
  { id, manager_id }: { id: number; manager_id: number },
): Promise<Invite> {
  const mine = and(eq(claimLinks.id, id), eq(claimLinks.user_id, manager_id), isNotNull(claimLinks.email))
  const [seen] = await db.select({ course_id: claimLinks.course_id }).from(claimLinks).where(mine)
  if (!seen) return fail('invitations.not_found')
  await lockAccount(db, { kind: 'manager', course_id: seen.course_id, user_id: manager_id })
  const [row] = await db.select().from(claimLinks).where(mine).for('no key update')
  if (!row || row.email === null) return fail('invitations.not_found')
  return { ...row, email: row.email, status: invitationStatus(row) }
}
