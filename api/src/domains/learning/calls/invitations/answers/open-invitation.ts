import type { Transaction } from '../../../../../db/client.ts'
import { findClaim, type Claim } from '../../../invitations/find-claim.ts'
import { fail } from '../../../../../kernel/fail.ts'

/** Returns the open invitation of a mailed link; rejects links that anyone may use. */
export async function openInvitation(db: Transaction, token: string): Promise<Claim & { email: string }> {
  const claim = await findClaim(db, token)
  if (claim.email === null || claim.closed_at !== null) return fail('auth.link_expired')
  return { ...claim, email: claim.email }
}
