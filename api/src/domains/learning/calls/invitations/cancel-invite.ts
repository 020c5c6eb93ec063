import { eq } from 'drizzle-orm'
import { cancel_invite } from '@portico/shared/contract/learning/invitations.ts'
import { invitation, mayWithInvitation } from '@portico/shared/states/learning/invitation.ts'
import type { Transaction } from '../../../../db/client.ts'
import { claimLinks, enrollments } from '../../tables.ts'
import { fail } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'
import { lockOwnInvite } from './own-invite.ts'

/** Ends an open invitation; rejected if its person is enrolled or has progress, or if it was canceled before (USR-027). */
export const cancelInvite = verb(cancel_invite, async ({ db, actor, now, note }, { params }) => {
  const invite = await lockOwnInvite(db, { id: params.id, manager_id: actor.id })
  if (invite.status === invitation.accepted)
    fail((await hasBegun(db, invite.enrollment_id)) ? 'invitations.has_progress' : 'invitations.already_enrolled')
  if (invite.status === invitation.cancelled) fail('invitations.already_cancelled')
  if (!mayWithInvitation(invite.status, 'cancel')) fail('invitations.not_open')
  await db
    .update(claimLinks)
    .set({ closed_at: now(), ended_as: invitation.cancelled })
    .where(eq(claimLinks.id, invite.id))
  note(`invitation:${invite.id}`, { status: invitation.cancelled })
  return { id: invite.id, status: invitation.cancelled }
})

async function hasBegun(db: Transaction, enrollment_id: number | null): Promise<boolean> {
  const [found] = await db
    .select({ started_at: enrollments.started_at, finished_at: enrollments.finished_at })
    .from(enrollments)
    .where(eq(enrollments.id, enrollment_id ?? 0))
  return found !== undefined && (found.started_at !== null || found.finished_at !== null)
}
