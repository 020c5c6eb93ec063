import { register as contract } from '@portico/shared/contract/identity/registration.ts'
import { mayJoin } from '@portico/shared/rules/portals/may-join.ts'
import { hashPassword } from '../../../../kernel/password-hash.ts'
import { registrations } from '../../tables.ts'
import { realmOf } from '../../../../kernel/cookies.ts'
import { fail } from '../../../../kernel/fail.ts'
import { enforceRateLimit } from '../../../../kernel/rate-limit.ts'
import { verb } from '../../../../kernel/verb.ts'
import { checkNewPassword } from '../../check-new-password.ts'
import { codesPerBrowser, registerPerIp, resendAfter_s } from '../../limits.ts'
import { markBrowser } from './registration-cookie.ts'

/**
 * Stores the registration, bound to this browser, until the mailed code is entered here. Never looks up the email: known and unknown ones get the
 * same steps and response (OP-25), and the worker decides what to mail. Earlier registrations stay untouched.
 */
export const register = verb(contract, async (ctx, { body }) => {
  const { services, portal, host, ip } = ctx
  const { email, first_name, last_name } = body
  if (!mayJoin({ portal, way: 'registration' })) fail('auth.registration_closed')
  checkNewPassword(body.password, { owner: body, portal })
  await enforceRateLimit(services.platform, registerPerIp(ip))
  const browser_hash = markBrowser(ctx)
  await enforceRateLimit(services.platform, codesPerBrowser({ email, browser_hash }))
  const password_hash = await hashPassword(body.password)
  const [made] = await services.auth.connection.db
    .insert(registrations)
    .values({
      portal_id: portal.id,
      realm: realmOf(host, services.config),
      email,
      first_name,
      last_name,
      password_hash,
      browser_hash,
    })
    .returning({ id: registrations.id })
  if (!made) throw new Error('no registration was made')
  await ctx.inPortal(({ emit }) => emit('account.code_requested', { registration_id: made.id }))
  return { sent: true as const, resend_after_s: resendAfter_s }
})
