import { dropEmailChange } from '../../email-change.ts'
import { and, eq } from 'drizzle-orm'
import { change_password } from '@portico/shared/contract/identity/password.ts'
import { hashPassword } from '../../../../kernel/password-hash.ts'
import { accounts } from '../../tables.ts'
import { fail } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'
import { rememberDevice } from '../../known-device.ts'
import { checkNewPassword } from '../../check-new-password.ts'
import { checkOwnPassword, passwordRowOf } from '../../own-password.ts'

/** Sets a new password for someone who knows the old one and ends every other session of the account. */
export const changePassword = verb(change_password, async (ctx, { body }) => {
  const { actor, portal, services, note, inPortal } = ctx
  const { connection, endOtherSessions } = services.auth
  note(`user:${actor.id}`)
  checkNewPassword(body.password, { owner: actor, portal })
  const current_hash = await checkOwnPassword(services, {
    user_id: actor.id,
    password: body.old_password,
    code: 'auth.old_password_incorrect',
  })
  const password = await hashPassword(body.password)
  // Replaces only the hash that was compared: if a reset changed it in the meantime, the reset wins.
  await connection.db.transaction(async (tx) => {
    const changed = await tx
      .update(accounts)
      .set({ password })
      .where(and(passwordRowOf(actor.id), eq(accounts.password, current_hash)))
      .returning({ id: accounts.id })
    if (changed.length === 0) fail('auth.old_password_incorrect')
    await endOtherSessions(actor.id, actor.session_id, tx)
    await dropEmailChange(tx, actor.id)
  })
  // The old password's hash signs the other known devices, so they are forgotten with it.
  rememberDevice(ctx, { user_id: actor.id, password })
  await inPortal(({ emit }) => emit('account.security_changed', { user_id: actor.id, kind: 'password_changed' }))
  return { changed: true as const }
})
