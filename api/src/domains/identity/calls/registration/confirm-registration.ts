import { eq } from 'drizzle-orm'
import type { SignedIn } from '@portico/shared/contract/identity/session.ts'
import type { verify_token } from '@portico/shared/contract/identity/registration.ts'
import { users } from '../../tables.ts'
import { joinPortal } from '../../join-portal.ts'
import type { Context } from '../../../../kernel/context.ts'
import { realmOf } from '../../../../kernel/cookies.ts'
import { fail } from '../../../../kernel/fail.ts'
import { findOrCreateAccount } from '../../find-or-create-account.ts'
import { releaseCodeGuess, reserveCodeGuess } from '../../code-guess.ts'
import { mayCodeSignIn } from '../../may-code-sign-in.ts'
import { landingOf } from '../../landing-of.ts'
import { openSession } from '../../open-session.ts'
import { registeringBrowser } from './registration-cookie.ts'
import { redeemCode } from '../../redeem-code.ts'

const refusals = {
  wrong: 'auth.verification_code_wrong',
  expired: 'auth.verification_code_expired',
  used: 'auth.email_already_verified',
} as const

/**
 * A correct code confirms the email: finds or creates the account, makes it a learner of this portal and signs it in (SES-051, OP-28). Codes are
 * valid only on the portal that sent them, in the browser that requested them.
 */
export async function confirmRegistration(
  ctx: Context<typeof verify_token>,
  { email, code }: { email: string; code: string },
): Promise<SignedIn> {
  const { services, portal, host } = ctx
  const { connection } = services.auth
  const browser_hash = registeringBrowser(ctx) ?? fail('auth.verification_code_wrong')
  const [known] = await connection.db.select({ id: users.id }).from(users).where(eq(users.email, email))
  const guessed = known ? { user_id: known.id } : { login: email }
  await reserveCodeGuess(services.platform, guessed)
  const taken = await redeemCode(connection, {
    browser_hash,
    portal_id: portal.id,
    realm: realmOf(host, services.config),
    email,
    code,
  })
  if (taken.state !== 'right') return fail(refusals[taken.state])
  await releaseCodeGuess(services.platform, guessed)
  // Since the mail was sent, the account may have gained a staff role or a second factor; codes no longer open it then.
  if (known && !(await mayCodeSignIn(services, known.id))) return fail('auth.verification_code_wrong')
  const { user_id, is_known } = await findOrCreateAccount(connection, taken.registration)
  await ctx.inPortal(({ db }) => joinPortal(db, { portal, user_id, way: is_known ? 'code' : 'registration' }))
  const opening = await openSession(ctx, { user_id, way: 'code' })
  if (opening.state !== 'opened') return fail('auth.verification_code_wrong')
  ctx.note(`user:${user_id}`)
  return landingOf(opening.actor, portal)
}
