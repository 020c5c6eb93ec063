import { login_passkey } from '@portico/shared/contract/identity/second-factor-passkeys.ts'
import { landingOf } from '../../landing-of.ts'
import { secondFactorPerIp } from '../../limits.ts'
import { openSession } from '../../open-session.ts'
import { fail } from '../../../../kernel/fail.ts'
import { enforceRateLimit } from '../../../../kernel/rate-limit.ts'
import { verb } from '../../../../kernel/verb.ts'
import { signedByPasskey } from './passkey-check.ts'

export const loginPasskey = verb(login_passkey, async (ctx, { body }) => {
  await enforceRateLimit(ctx.services.platform, secondFactorPerIp(ctx.ip))
  const signed =
    (await signedByPasskey(ctx, { answer: body.answer, purpose: 'sign_in' })) ?? fail('auth.passkey_refused')
  const opening = await openSession(ctx, { user_id: signed.user_id, way: 'passkey', second_factor: true })
  if (opening.state !== 'opened') return fail('auth.passkey_refused')
  ctx.note(`user:${opening.actor.id}`)
  return landingOf(opening.actor, ctx.portal)
})
