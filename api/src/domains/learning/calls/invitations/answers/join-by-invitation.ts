import { and, eq } from 'drizzle-orm'
import { join_by_invitation } from '@portico/shared/contract/learning/invitations-answers.ts'
import { joinPortal } from '../../../../identity/door.ts'
import { users } from '../../../../identity/tables.ts'
import { claimPerIp } from '../../../invitations/limits.ts'
import { enforceRateLimit } from '../../../../../kernel/rate-limit.ts'
import { verb } from '../../../../../kernel/verb.ts'
import { openInvitation } from './open-invitation.ts'

/** Makes someone with an account elsewhere a learner of this portal, so their password works here too; the mailed link confirms the email. */
export const joinByInvitation = verb(join_by_invitation, async (ctx, { params }) => {
  const { services, portal, ip, inPortal } = ctx
  await enforceRateLimit(services.platform, claimPerIp(ip))
  const { id, email } = await inPortal(({ db }) => openInvitation(db, params.token))
  const [known] = await services.auth.connection.db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), eq(users.email_verified, true)))
  ctx.note(`invitation:${id}`, { has_account: known !== undefined })
  if (!known) return { has_account: false }
  await inPortal(({ db }) => joinPortal(db, { portal, user_id: known.id, way: 'invitation' }))
  return { has_account: true }
})
