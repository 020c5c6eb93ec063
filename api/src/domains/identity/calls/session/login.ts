import { login as contract } from '@portico/shared/contract/identity/session.ts'
import { hashPassword, verifyPassword } from '../../../../kernel/password-hash.ts'
import { realmOf } from '../../../../kernel/cookies.ts'
import { fail } from '../../../../kernel/fail.ts'
import { clearGuesses, enforceRateAndGuessLimit } from '../../../../kernel/guesses.ts'
import { verb } from '../../../../kernel/verb.ts'
import { loginAccount } from '../../credentials-of.ts'
import { usableFactors } from '../../factors-of.ts'
import { startPendingLogin } from '../../../../kernel/pending-login.ts'
import { deviceLimit, passwordLimit } from '../../guess-limits.ts'
import { knownDevice } from '../../known-device.ts'
import { landingOf } from '../../landing-of.ts'
import { loginPerIp } from '../../limits.ts'
import { openSession } from '../../open-session.ts'

// Unknown logins are compared with this hash, so they take as long as known ones.
const nobody = await hashPassword('nobody has this password')

/** Opens a session with email or username and password. Unknown, wrong and foreign accounts get the same response, including lockouts. */
export const login = verb(contract, async (ctx, { body }) => {
  const { platform, auth } = ctx.services
  const found = await loginAccount(auth.connection, body.login)
  if (found) ctx.note(`user:${found.id}`)
  const device = found && knownDevice(ctx, { user_id: found.id, password: found.password })
  const guess = device ? deviceLimit(device) : passwordLimit(found ? { user_id: found.id } : { login: body.login })
  await enforceRateAndGuessLimit(platform, { rate: loginPerIp(ctx.ip), guess })

  const isRight = await verifyPassword({ hash: found?.password ?? nobody, password: body.password })
  if (!found?.password || !isRight || !found.email_verified) return fail('auth.invalid_credentials')
  const compared = { password: found.password, has_factor: found.has_factor }
  const opening = await openSession(ctx, { user_id: found.id, way: 'password', compared })
  // If the password changed while it was being verified, reject the login and keep the guess counted.
  if (opening.state === 'not_a_member' || opening.state === 'overtaken') return fail('auth.invalid_credentials')
  if (opening.state === 'second_factor_needed' && !(await startPendingLogin(ctx, { user_id: found.id, ...compared })))
    return fail('auth.invalid_credentials')
  // Give the guess back only now that the login is saved; a failed login keeps it counted.
  ctx.alongside(() => clearGuesses(platform, guess.key))
  if (opening.state === 'opened') return landingOf(opening.actor, ctx.portal)
  return {
    second_factor: await usableFactors(auth.connection, {
      user_id: found.id,
      realm: realmOf(ctx.host, ctx.services.config),
    }),
  }
})
