import type { Transaction } from '../../../../../db/client.ts'
import { findClaim, type Claim } from '../../../invitations/find-claim.ts'
import { fail } from '../../../../../kernel/fail.ts'

/** The open invitation that a mailed link is of; a link for anybody is none. */
export async function openInvitation(db: Transaction, token: string): Promise<Claim & { email: string }> {
  const claim = await findClaim(db, token)
  if (claim.email === null || claim.closed_at !== null) return fail('auth.link_expired')
  return { ...claim, email: claim.email }
}
