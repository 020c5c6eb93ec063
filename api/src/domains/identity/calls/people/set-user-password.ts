import { set_user_password } from '@portico/shared/contract/identity/people-account.ts'
import { checkNewPassword, ownerOf } from '../../check-new-password.ts'
import { dropEmailChange } from '../../email-change.ts'
import { passwordLimit } from '../../guess-limits.ts'
import { passwordRowOf } from '../../own-password.ts'
import { accounts, users } from '../../tables.ts'
import { fail } from '../../../../kernel/fail.ts'
import { clearGuesses } from '../../../../kernel/guesses.ts'
import { hashPassword } from '../../../../kernel/password-hash.ts'
import { verb } from '../../../../kernel/verb.ts'
import { eq } from 'drizzle-orm'
import { refuseLockedAccount } from './account-lock.ts'
import { memberOfPortal } from './member.ts'

/**
 * Only for accounts whose sole membership is here and that hold no platform role (OP-03 as amended). People with an unconfirmed email get a link
 * instead: a password known to staff would open whatever they join later.
 */
export const setUserPassword = verb(set_user_password, async (ctx, { params: { user_id }, body }) => {
  const { services, portal, note, inPortal } = ctx
  const { connection, endSessions } = services.auth
  note(`user:${user_id}`)
  const is_confirmed = await inPortal(async ({ db }) => {
    await refuseLockedAccount(ctx, await memberOfPortal({ db, portal }, { user_id }))
    const [user] = await db.select({ verified: users.email_verified }).from(users).where(eq(users.id, user_id))
    return user?.verified ?? false
  })
  if (!is_confirmed) fail('users.unconfirmed')
  checkNewPassword(body.password, { owner: await ownerOf(connection, user_id), portal })
  const password = await hashPassword(body.password)
  await connection.db.transaction(async (tx) => {
    await tx.delete(accounts).where(passwordRowOf(user_id))
    await tx.insert(accounts).values({ user_id, account_id: String(user_id), provider_id: 'credential', password })
    await endSessions(user_id, tx)
    await dropEmailChange(tx, user_id)
  })
  await clearGuesses(services.platform, passwordLimit({ user_id }).key)
  await inPortal(({ emit }) => emit('account.security_changed', { user_id, kind: 'password_set' }))
  return { id: user_id }
})
