import { eq } from 'drizzle-orm'
import { send_user_reset } from '@portico/shared/contract/identity/people-account.ts'
import { resetsPerEmail } from '../../limits.ts'
import { users } from '../../tables.ts'
import { fail } from '../../../../kernel/fail.ts'
import { enforceRateLimit } from '../../../../kernel/rate-limit.ts'
import { verb } from '../../../../kernel/verb.ts'
import { memberOfPortal } from './member.ts'

/** For any member of the portal, even one of other portals too: the password only changes when the person uses the link. */
export const sendUserReset = verb(send_user_reset, async (ctx, { params: { user_id } }) => {
  const { db, emit, services, note } = ctx
  await memberOfPortal(ctx, { user_id })
  const [user] = await db
    .select({ email: users.email, email_verified: users.email_verified })
    .from(users)
    .where(eq(users.id, user_id))
  if (!user) return fail('general.not_found')
  await enforceRateLimit(services.platform, resetsPerEmail(user.email))
  if (user.email_verified) await emit('account.reset_requested', { email: user.email })
  else await emit('account.made_by_staff', { user_id })
  note(`user:${user_id}`, { mailed: user.email_verified ? 'reset' : 'invitation' })
  return { sent_to: user.email }
})
