import { and, eq, isNotNull } from 'drizzle-orm'
import type { Transaction } from '../../../../db/client.ts'
import { claimLinks } from '../../../learning/tables.ts'
import { fail } from '../../../../kernel/fail.ts'
import { ownLine } from './own-line.ts'

/** Returns and locks a pending invitation to a line of the caller's own order, so that a parallel claim waits. */
export async function ownInvitation(
  db: Transaction,
  { invitation_id, ...line }: { order_id: number; line_id: number; invitation_id: number; user_id: number },
): Promise<{ id: number; line_id: number; email: string; reminders: number }> {
  const { id: line_id } = await ownLine(db, line)
  const [invitation] = await db
    .select()
    .from(claimLinks)
    .where(and(eq(claimLinks.id, invitation_id), eq(claimLinks.order_line_id, line_id), isNotNull(claimLinks.email)))
    .for('no key update')
  if (!invitation?.email) return fail('orders.not_found')
  if (invitation.closed_at) return fail('orders.invitation_ended')
  return { id: invitation.id, line_id, email: invitation.email, reminders: invitation.reminders }
}
