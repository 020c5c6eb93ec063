import { and, eq } from 'drizzle-orm'
import { forgot_password } from '@portico/shared/contract/session.ts'
import { users } from '../../db/tables/people.ts'
import { takeRate } from '../../kernel/rate-limit.ts'
import { verb } from '../../kernel/verb.ts'
import { mailsPerAddress, registerPerIp, resendAfter_s } from './limits.ts'
import { keepToken, makeLinkToken } from './tokens.ts'

/** The answer never tells whether the address is known. */
export const forgotPassword = verb(forgot_password, async ({ services, ip, inPortal }, { body }) => {
  await takeRate(services.platform, registerPerIp(ip))
  await takeRate(services.platform, mailsPerAddress(body.email))
  const [user] = await services.auth.connection.db.select({ id: users.id }).from(users).where(and(eq(users.email, body.email), eq(users.email_verified, true)))
  if (user) {
    const token = makeLinkToken()
    await keepToken(services.auth.connection, { type: 'reset', email: body.email, value: token, user_id: user.id })
    await inPortal(({ emit }) => emit('account.reset_requested', { email: body.email, token }))
  }
  return { sent: true as const, resend_after_s: resendAfter_s }
})
