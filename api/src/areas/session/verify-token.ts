import { defaultRole } from '@portico/shared/access/roles.ts'
import { eq } from 'drizzle-orm'
import { verify_token } from '@portico/shared/contract/session.ts'
import { memberships, users } from '../../db/tables/people.ts'
import { fail } from '../../kernel/fail.ts'
import { takeRate } from '../../kernel/rate-limit.ts'
import { verb } from '../../kernel/verb.ts'
import { landingOf } from './landing-of.ts'
import { verifyPerIp } from './limits.ts'
import { openSession } from './open-session.ts'
import { checkToken } from './tokens.ts'

/** A right code proves the address: the account is confirmed, becomes a learner of this portal, and is signed in (SES-051, OP-28). */
export const verifyToken = verb(verify_token, async (ctx, { body }) => {
  const { auth, platform } = ctx.services
  await takeRate(platform, verifyPerIp(ctx.ip))
  if (body.type === 'reset') {
    const check = await checkToken(auth.connection, { type: 'reset', email: body.email, value: body.token, use: false })
    if (check.state !== 'right') fail(check.state === 'expired' ? 'auth.reset_link_expired' : 'auth.token_invalid')
    return { valid: true as const, session: null }
  }
  const check = await checkToken(auth.connection, { type: 'email', email: body.email, value: body.code, use: true })
  if (check.state !== 'right' || check.user_id === null) return fail(check.state === 'expired' ? 'auth.verification_code_expired' : 'auth.verification_code_wrong')
  const user_id = check.user_id
  await auth.connection.db.update(users).set({ email_verified: true }).where(eq(users.id, user_id))
  await ctx.inPortal(async ({ db, emit }) => {
    const [joined] = await db.insert(memberships).values({ user_id, roles: [defaultRole] }).onConflictDoNothing().returning({ id: memberships.id })
    if (joined) await emit('account.registered', { user_id })
  })
  const opening = await openSession(ctx, { user_id, way: 'code' })
  if (opening.state !== 'opened') return fail('auth.verification_code_wrong')
  const { actor } = opening
  ctx.note(`user:${actor.id}`)
  return { valid: true as const, session: landingOf(actor, ctx.portal) }
})
