import { dropEmailChange } from '../../email-change.ts'
import { and, eq } from 'drizzle-orm'
import { reset_password } from '@portico/shared/contract/identity/password.ts'
import { hashPassword } from '../../../../kernel/password-hash.ts'
import { accounts, users } from '../../tables.ts'
import { fail } from '../../../../kernel/fail.ts'
import { clearGuesses } from '../../../../kernel/guesses.ts'
import { enforceRateLimit } from '../../../../kernel/rate-limit.ts'
import { verb } from '../../../../kernel/verb.ts'
import { checkReset } from '../../check-reset.ts'
import { passwordLimit } from '../../guess-limits.ts'
import { checkNewPassword, ownerOf } from '../../check-new-password.ts'
import { verifyPerIp } from '../../limits.ts'
import { passwordRowOf } from '../../own-password.ts'
import { useResetToken } from '../../reset-token.ts'

/** A new password ends every session of the account and its lockout. Using the mailed link also confirms the email of an account created by staff. */
export const resetPassword = verb(reset_password, async (ctx, { body }) => {
  const { services, portal, ip, note } = ctx
  await enforceRateLimit(services.platform, verifyPerIp(ip))
  const { connection, endSessions } = services.auth
  const check = await checkReset(ctx, body)
  if (check.state !== 'right')
    return fail(check.state === 'expired' ? 'auth.reset_link_expired' : 'auth.reset_link_invalid')
  checkNewPassword(body.password, { owner: await ownerOf(connection, check.user_id), portal })
  if (!(await useResetToken(connection, { user_id: check.user_id, ...body }))) return fail('auth.reset_link_invalid')
  const password = await hashPassword(body.password)
  await connection.db.transaction(async (tx) => {
    const set = await tx
      .update(accounts)
      .set({ password })
      .where(passwordRowOf(check.user_id))
      .returning({ id: accounts.id })
    // An account created by staff has no password yet.
    if (set.length === 0)
      await tx.insert(accounts).values({
        user_id: check.user_id,
        account_id: String(check.user_id),
        provider_id: 'credential',
        password,
      })
    await tx
      .update(users)
      .set({ email_verified: true })
      .where(and(eq(users.id, check.user_id), eq(users.email, body.email)))
    await endSessions(check.user_id, tx)
    await dropEmailChange(tx, check.user_id)
  })
  await clearGuesses(services.platform, passwordLimit({ user_id: check.user_id }).key)
  note(`user:${check.user_id}`)
  await ctx.inPortal(({ emit }) => emit('account.security_changed', { user_id: check.user_id, kind: 'password_reset' }))
  return { reset: true as const }
})
