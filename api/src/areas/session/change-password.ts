import { and, eq } from 'drizzle-orm'
import { change_password } from '@portico/shared/contract/session.ts'
import { hashPassword, verifyPassword } from '../../auth.ts'
import { accounts } from '../../db/tables/people.ts'
import { fail } from '../../kernel/fail.ts'
import { giveBackGuess, reserveGuess } from '../../kernel/guesses.ts'
import { verb } from '../../kernel/verb.ts'
import { passwordBudget } from './guess-budgets.ts'
import { rememberDevice } from './known-device.ts'
import { judgePassword } from './judge-password.ts'

/**
 * Whoever knows the old password sets a new one; every other session of the account ends. Wrong tries count like those at the login,
 * so that a found open browser is no way to guess the password.
 */
export const changePassword = verb(change_password, async (ctx, { body }) => {
  const { actor, portal, services, note, inPortal } = ctx
  const { connection, endOtherSessions } = services.auth
  note(`user:${actor.id}`)
  judgePassword(body.password, { owner: actor, portal })
  const budget = passwordBudget({ user_id: actor.id })
  const wait_s = await reserveGuess(services.platform, budget)
  if (wait_s > 0) fail('auth.account_locked', { minutes: Math.ceil(wait_s / 60) })
  const mine = and(eq(accounts.user_id, actor.id), eq(accounts.provider_id, 'credential'))
  const [account] = await connection.db.select({ password: accounts.password }).from(accounts).where(mine)
  if (!account?.password || !(await verifyPassword({ hash: account.password, password: body.old_password }))) return fail('auth.old_password_incorrect')
  const password = await hashPassword(body.password)
  // Only in place of the one that was judged: a reset meanwhile is its owner's answer to whoever knows the old one.
  const changed = await connection.db.update(accounts).set({ password }).where(and(mine, eq(accounts.password, account.password))).returning({ id: accounts.id })
  if (changed.length === 0) fail('auth.old_password_incorrect')
  await endOtherSessions(actor.id, actor.session_id)
  await giveBackGuess(services.platform, budget.key)
  // The other devices are forgotten with the old password.
  rememberDevice(ctx, { user_id: actor.id, password })
  await inPortal(({ emit }) => emit('account.security_changed', { user_id: actor.id, kind: 'password_changed' }))
  return { changed: true as const }
})
