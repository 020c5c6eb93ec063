import { eq, or } from 'drizzle-orm'
import { login as contract } from '@portico/shared/contract/session.ts'
import { hashPassword, verifyPassword } from '../../auth.ts'
import { accounts, users } from '../../db/tables/people.ts'
import { fail } from '../../kernel/fail.ts'
import { forgetFailures, lockedFor_s, noteFailure, takeRate } from '../../kernel/rate-limit.ts'
import { verb } from '../../kernel/verb.ts'
import { landingOf } from './landing-of.ts'
import { loginFailures, loginPerIp } from './limits.ts'
import { openSession } from './open-session.ts'

// An unknown login is checked against this, so that it takes as long as a known one.
const nobody = await hashPassword('nobody has this password')

/** E-mail or username and password open a session; unknown, wrong and foreign accounts get the same answer. */
export const login = verb(contract, async (ctx, { body }) => {
  const { platform, auth } = ctx.services
  const failures = loginFailures(body.login)
  await takeRate(platform, loginPerIp(ctx.ip))
  const locked_s = await lockedFor_s(platform, failures)
  if (locked_s > 0) fail('auth.account_locked', { minutes: Math.ceil(locked_s / 60) })

  const [found] = await auth.connection.db
    .select({ id: users.id, password: accounts.password, email_verified: users.email_verified })
    .from(users).innerJoin(accounts, eq(accounts.user_id, users.id))
    .where(or(eq(users.email, body.login.toLowerCase()), eq(users.username, body.login)))
  const isRight = await verifyPassword({ hash: found?.password ?? nobody, password: body.password })
  if (!found?.password || !isRight || !found.email_verified) {
    await noteFailure(platform, failures)
    return fail('auth.invalid_credentials')
  }
  const opening = await openSession(ctx, { user_id: found.id, way: 'password' })
  if (opening.state !== 'opened') return fail('auth.invalid_credentials')
  const { actor } = opening
  await forgetFailures(platform, failures.key)
  ctx.note(`user:${actor.id}`)
  return landingOf(actor, ctx.portal)
})
