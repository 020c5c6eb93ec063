// show_email_change, request_email_change, resend_email_code, confirm_email_change, cancel_email_change
import { and, eq, isNull } from 'drizzle-orm'
import {
  cancel_email_change,
  confirm_email_change,
  request_email_change,
  resend_email_code,
  show_email_change,
} from '@portico/shared/contract/identity/profile-email.ts'
import { errorMessage } from '@portico/shared/errors/message.ts'
import { postgresError } from '../../../../db/postgres-error.ts'
import { emitter } from '../../../../events/emit.ts'
import type { Actor } from '../../../../kernel/context.ts'
import { fail, failFields } from '../../../../kernel/fail.ts'
import { enforceRateLimit } from '../../../../kernel/rate-limit.ts'
import type { Services } from '../../../../kernel/services.ts'
import { sessions } from '../../../../kernel/tables.ts'
import { verb } from '../../../../kernel/verb.ts'
import { releaseCodeGuess, reserveCodeGuess } from '../../code-guess.ts'
import {
  askEmailChange,
  dropEmailChange,
  dropEmailCodes,
  guessEmailCode,
  pendingEmail,
  consumeEmailChange,
} from '../../email-change.ts'
import { emailChangesPerUser } from '../../limits.ts'
import { checkOwnPassword, passwordRowOf } from '../../own-password.ts'
import { accounts, tokens, users } from '../../tables.ts'

export const showEmailChange = verb(show_email_change, async ({ actor, services }) => ({
  email: actor.email,
  pending: await pendingEmail(services.auth.connection, actor.id),
}))

/** Never looks up the new address: taken and free ones get the same answer, and the worker decides what to mail. */
export const requestEmailChange = verb(
  request_email_change,
  async ({ actor, services, note, inPortal }, { body: { email, password } }) => {
    note(`user:${actor.id}`)
    if (email === actor.email) failFields({ email: [errorMessage('validation.email_unchanged')] })
    await enforceRateLimit(services.platform, emailChangesPerUser(actor.id))
    await checkOwnPassword(services, { user_id: actor.id, password, code: 'auth.password_incorrect' })
    await askEmailChange(services.auth.connection, { user_id: actor.id, email })
    await inPortal(async ({ emit }) => {
      await emit('account.email_change_requested', { user_id: actor.id })
      await emit('account.security_changed', { user_id: actor.id, kind: 'email_change_requested' })
    })
    return { email: actor.email, pending: email }
  },
)

/** Earlier codes no longer work, so five new guesses are for the new one alone; ten a day stay the most. */
export const resendEmailCode = verb(resend_email_code, async ({ actor, services, note, inPortal }) => {
  note(`user:${actor.id}`)
  if ((await pendingEmail(services.auth.connection, actor.id)) === null) fail('auth.email_change_over')
  await enforceRateLimit(services.platform, emailChangesPerUser(actor.id))
  const pending = (await dropEmailCodes(services.auth.connection, actor.id)) ?? fail('auth.email_change_over')
  await inPortal(async ({ emit }) => emit('account.email_change_requested', { user_id: actor.id }))
  return { email: actor.email, pending }
})

const refusals = {
  wrong: 'auth.verification_code_wrong',
  used_up: 'auth.verification_code_used_up',
  expired: 'auth.verification_code_expired',
  over: 'auth.email_change_over',
} as const

/** The code proves the new mailbox. Links mailed to the old one and all other sessions end. */
export const confirmEmailChange = verb(
  confirm_email_change,
  async ({ actor, portal, services, note }, { body: { code } }) => {
    note(`user:${actor.id}`)
    const guessed = { user_id: actor.id }
    await reserveCodeGuess(services.platform, guessed, 'email-change')
    const guess = await guessEmailCode(services.auth.connection, actor.id, code)
    if (guess.state !== 'right') return fail(refusals[guess.state])
    await moveAccount(services, { actor, portal_id: portal.id, email: guess.email })
    await releaseCodeGuess(services.platform, guessed, 'email-change')
    return { email: guess.email, pending: null }
  },
)

export const cancelEmailChange = verb(cancel_email_change, async ({ actor, services, note }) => {
  note(`user:${actor.id}`)
  await dropEmailChange(services.auth.connection.db, actor.id)
  return { email: actor.email, pending: null }
})

type Moved = { actor: Pick<Actor, 'id' | 'email' | 'session_id'>; portal_id: number; email: string }

/** Uses the code, moves the account and tells the former mailbox in one transaction. A password that was set in the meantime wins. */
async function moveAccount({ auth }: Services, { actor, portal_id, email }: Moved): Promise<void> {
  const { id: user_id, session_id } = actor
  await auth.connection.db
    .transaction(async (tx) => {
      // What ends sessions locks this row first, too.
      await tx.select({ id: accounts.id }).from(accounts).where(passwordRowOf(user_id)).for('no key update')
      const mine = and(eq(sessions.id, session_id), eq(sessions.user_id, user_id))
      const [session] = await tx.select({ id: sessions.id }).from(sessions).where(mine)
      if (!session) fail('session.ended')
      if (!(await consumeEmailChange(tx, { user_id, email }))) fail('auth.verification_code_wrong')
      await tx.update(users).set({ email, email_verified: true, updated_at: new Date() }).where(eq(users.id, user_id))
      await tx
        .update(tokens)
        .set({ used_at: new Date() })
        .where(and(eq(tokens.user_id, user_id), isNull(tokens.used_at)))
      await auth.endOtherSessions(user_id, session_id, tx)
      const emit = emitter(tx, portal_id)
      await emit('account.security_changed', { user_id, kind: 'email_changed', to: actor.email })
    })
    .catch((error: unknown) => {
      // Somebody registered with the address since the code was mailed. As for any address that is taken, no code of it is right.
      if (postgresError(error)?.code === '23505') fail('auth.verification_code_wrong')
      throw error
    })
}
