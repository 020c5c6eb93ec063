import { and, eq } from 'drizzle-orm'
import { confirm_session } from '@portico/shared/contract/own-sessions.ts'
import { confirmationLife_min } from '@portico/shared/rules/session/confirmation.ts'
import { verifyPassword } from '../../auth.ts'
import { accounts, sessions } from '../../db/tables/people.ts'
import { fail } from '../../kernel/fail.ts'
import { giveBackGuess, reserveGuess } from '../../kernel/guesses.ts'
import { verb } from '../../kernel/verb.ts'
import { passwordBudget } from '../session/guess-budgets.ts'
import { signedByPasskey } from './passkey-check.ts'

/** Wrong passwords count with those of the login: a found open browser is no place to guess. */
export const confirmSession = verb(confirm_session, async (ctx, { body }) => {
  const { services, actor, now, note } = ctx
  note(`user:${actor.id}`, { kind: body.kind })
  if (body.kind === 'passkey') {
    const signed = await signedByPasskey(ctx, { answer: body.answer, purpose: 'session' })
    if (signed?.user_id !== actor.id) fail('auth.passkey_refused')
  } else {
    const budget = passwordBudget({ user_id: actor.id })
    const wait_s = await reserveGuess(services.platform, budget)
    if (wait_s > 0) fail('auth.account_locked', { minutes: Math.ceil(wait_s / 60) })
    const [account] = await services.auth.connection.db.select({ password: accounts.password }).from(accounts).where(and(eq(accounts.user_id, actor.id), eq(accounts.provider_id, 'credential')))
    if (!account?.password || !(await verifyPassword({ hash: account.password, password: body.password }))) return fail('auth.password_incorrect')
    await giveBackGuess(services.platform, budget.key)
  }
  const confirmed_at = now()
  await services.auth.connection.db.update(sessions).set({ confirmed_at }).where(eq(sessions.id, actor.session_id))
  return { confirmed_until: new Date(confirmed_at.getTime() + confirmationLife_min * 60_000) }
})
