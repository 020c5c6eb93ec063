import { generateAuthenticationOptions } from '@simplewebauthn/server'
import { login_passkey, login_passkey_options, passkey_options } from '@portico/shared/contract/passkeys.ts'
import type { Context } from '../../kernel/context.ts'
import { realmOf } from '../../kernel/cookies.ts'
import { fail } from '../../kernel/fail.ts'
import { takeRate } from '../../kernel/rate-limit.ts'
import { verb } from '../../kernel/verb.ts'
import { landingOf } from '../../accounts/landing-of.ts'
import { secondFactorPerIp } from '../../accounts/limits.ts'
import { openSession } from '../../accounts/open-session.ts'
import { factorsOf } from '../../accounts/factors-of.ts'
import { makeChallenge } from './passkey-challenge.ts'
import { signedByPasskey } from './passkey-check.ts'
import { pendingLogin } from '../../accounts/pending-login.ts'

/** What to sign: of the given account by one of its passkeys, else by whichever passkey the browser has for this realm. */
async function optionsFor(
  { services, host }: Pick<Context<never>, 'services' | 'host'>,
  { user_id, purpose }: { user_id: number | null; purpose: 'sign_in' | 'session' },
) {
  const { connection } = services.auth
  const realm = realmOf(host, services.config)
  const own =
    user_id === null ? [] : (await factorsOf(connection, user_id)).passkeys.filter((key) => key.realm === realm)
  const challenge = await makeChallenge(connection, { purpose, realm, user_id })
  return {
    ...(await generateAuthenticationOptions({
      rpID: realm,
      challenge,
      userVerification: 'required',
      allowCredentials: own.map(({ credential_id, transports }) => ({ id: credential_id, transports })),
    })),
  }
}

export const passkeyOptions = verb(passkey_options, (ctx) =>
  optionsFor(ctx, { user_id: ctx.actor.id, purpose: 'session' }),
)

/** After a right password only that account's passkeys are asked for; before, the answer is alike for everybody. */
export const loginPasskeyOptions = verb(login_passkey_options, async (ctx) => {
  await takeRate(ctx.services.platform, secondFactorPerIp(ctx.ip))
  return optionsFor(ctx, { user_id: (await pendingLogin(ctx))?.user_id ?? null, purpose: 'sign_in' })
})

export const loginPasskey = verb(login_passkey, async (ctx, { body }) => {
  await takeRate(ctx.services.platform, secondFactorPerIp(ctx.ip))
  const signed =
    (await signedByPasskey(ctx, { answer: body.answer, purpose: 'sign_in' })) ?? fail('auth.passkey_refused')
  const opening = await openSession(ctx, { user_id: signed.user_id, way: 'passkey', second_factor: true })
  if (opening.state !== 'opened') return fail('auth.passkey_refused')
  ctx.note(`user:${opening.actor.id}`)
  return landingOf(opening.actor, ctx.portal)
})
