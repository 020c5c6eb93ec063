import { login_second_factor } from '@portico/shared/contract/identity/second-factor.ts'
import { fail } from '../../../../kernel/fail.ts'
import { enforceRateLimit } from '../../../../kernel/rate-limit.ts'
import { verb } from '../../../../kernel/verb.ts'
import { landingOf } from '../../landing-of.ts'
import { secondFactorPerIp } from '../../limits.ts'
import { openSession } from '../../open-session.ts'
import { forgetPendingLogin, countPendingLoginGuess } from '../../../../kernel/pending-login.ts'
import { checkFactor } from './check-factor.ts'

/** Second login step: the password was correct in this browser a short while ago, and now the factor opens the session. */
export const loginSecondFactor = verb(login_second_factor, async (ctx, { body }) => {
  await enforceRateLimit(ctx.services.platform, secondFactorPerIp(ctx.ip))
  const pending = (await countPendingLoginGuess(ctx)) ?? fail('auth.login_over')
  ctx.note(`user:${pending.user_id}`, { kind: body.kind })
  await checkFactor(ctx, { user_id: pending.user_id, proof: body, purpose: 'sign_in' })
  forgetPendingLogin(ctx)
  const opening = await openSession(ctx, {
    user_id: pending.user_id,
    way: 'password',
    second_factor: true,
    pending_login_id: pending.id,
  })
  // The login is over: another request used it up, or its password has been replaced.
  if (opening.state !== 'opened') return fail('auth.login_over')
  return landingOf(opening.actor, ctx.portal)
})
