import { inArray } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { invitationRefusals } from '../tables.ts'
import { fail } from '../../../kernel/fail.ts'

/** Returns which of these emails asked not to be invited by the portal again. */
export async function optedOutEmails(db: Transaction, emails: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ email: invitationRefusals.email })
    .from(invitationRefusals)
    .where(inArray(invitationRefusals.email, ['', ...emails]))
  return new Set(rows.map(({ email }) => email))
}

/** Rejects the request if one of them did, no matter who invites. */
export async function rejectUninvitable(db: Transaction, emails: readonly string[]): Promise<void> {
  const [email] = await optedOutEmails(db, emails)
  if (email !== undefined) fail('invitations.refused_for_good', { email })
}
