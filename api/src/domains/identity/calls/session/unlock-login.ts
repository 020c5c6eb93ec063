import { unlock_login } from '@portico/shared/contract/identity/session-lockout.ts'
import { fail } from '../../../../kernel/fail.ts'
import { clearGuesses } from '../../../../kernel/guesses.ts'
import { enforceRateLimit } from '../../../../kernel/rate-limit.ts'
import { verb } from '../../../../kernel/verb.ts'
import { releaseCodeGuess, reserveCodeGuess } from '../../code-guess.ts'
import { passwordLimit } from '../../guess-limits.ts'
import { verifyPerIp } from '../../limits.ts'
import { loginAccount } from '../../credentials-of.ts'
import { redeemUnlockCode } from '../../unlock-codes.ts'

/** Clears the account's failed passwords, so the right one can be entered at once. Opens no session. */
export const unlockLogin = verb(unlock_login, async ({ services, ip, note }, { body }) => {
  await enforceRateLimit(services.platform, verifyPerIp(ip))
  const found = await loginAccount(services.auth.connection, body.login)
  if (found) note(`user:${found.id}`)
  const guessed = found ? { user_id: found.id } : { login: body.login }
  await reserveCodeGuess(services.platform, guessed)
  if (!(await redeemUnlockCode(services.auth.connection, guessed, body.code))) fail('auth.verification_code_wrong')
  await releaseCodeGuess(services.platform, guessed)
  await clearGuesses(services.platform, passwordLimit(guessed).key)
  return { unlocked: true as const }
})
