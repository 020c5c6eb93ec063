import { sql, type SQL } from 'drizzle-orm'
import { invitation } from '@portico/shared/states/learning/invitation.ts'

/** Part of the statement that ends a membership: cancels the person's open invitations. Links of paid seats stay valid for their holders. */
export const cancelInvitationsOf = (user_id: number): SQL =>
  sql`update claim_links set closed_at = now(), ended_as = ${invitation.cancelled}
    where user_id = ${user_id} and email is not null and closed_at is null`
