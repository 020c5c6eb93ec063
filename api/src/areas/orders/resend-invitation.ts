import { eq } from 'drizzle-orm'
import { resend_invitation } from '@portico/shared/contract/orders-seats.ts'
import { claimLinks } from '../../db/tables/credits.ts'
import { takeRate } from '../../kernel/rate-limit.ts'
import { verb } from '../../kernel/verb.ts'
import { invitePerUser } from './limits.ts'
import { ownInvitation } from './own-invitation.ts'
import { takeRecipients } from './take-recipients.ts'

/** The same invitation by another mail: its seat stays held, and no second one is. */
export const resendInvitation = verb(
  resend_invitation,
  async ({ db, emit, actor, services, now, note }, { params }) => {
    const { id, line_id, email } = await ownInvitation(db, { ...params, user_id: actor.id })
    await takeRate(services.platform, invitePerUser(actor.id))
    await takeRecipients(services, [email])
    await db.update(claimLinks).set({ sent_at: now() }).where(eq(claimLinks.id, id))
    await emit('seat.invited', { claim_link_id: id })
    note(`order_line:${line_id}`, { invited_again: id })
    return { sent: 1 }
  },
)
