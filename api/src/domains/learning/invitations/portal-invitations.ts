import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { fail } from '../../../kernel/fail.ts'
import { lockPortalCredits, portalCreditsFor } from '../../credits/door.ts'
import { users } from '../../identity/tables.ts'
import { claimLinks } from '../tables.ts'

/** Invitations that staff sent for the portal: no manager holds their seat. */
export const ofPortal = isNull(claimLinks.user_id)

/**
 * Returns how many more people may be invited to a course: the portal's credits for it without its open invitations. Locks the credits, so two calls at
 * once do not promise the same one. Enrolling by hand may still use it; accepting then says so and spends nothing.
 */
export async function lockInvitable(db: Transaction, course_id: number): Promise<number> {
  await lockPortalCredits(db, course_id)
  const open = and(ofPortal, eq(claimLinks.course_id, course_id), isNull(claimLinks.closed_at))
  return (await portalCreditsFor(db, course_id)) - (await db.$count(claimLinks, open))
}

/** Returns which of these addresses have an open invitation of the portal to the course. */
export async function waitingEmails(
  db: Transaction,
  { course_id, emails }: { course_id: number; emails: readonly string[] },
): Promise<ReadonlySet<string | null>> {
  const rows = await db
    .select({ email: claimLinks.email })
    .from(claimLinks)
    .where(
      and(
        ofPortal,
        eq(claimLinks.course_id, course_id),
        isNull(claimLinks.closed_at),
        inArray(claimLinks.email, ['', ...emails]),
      ),
    )
  return new Set(rows.map(({ email }) => email))
}

/** An invitation of the portal is for its address alone: the account must have proven it. */
export async function refuseOtherAddress(
  db: Transaction,
  { user_id, email }: { user_id: number; email: string | null },
): Promise<void> {
  const [mine] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, user_id), eq(sql`lower(${users.email})`, email ?? ''), eq(users.email_verified, true)))
  if (!mine) fail('invitations.other_address')
}
