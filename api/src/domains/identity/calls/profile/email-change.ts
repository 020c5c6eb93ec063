// show_email_change, request_email_change, confirm_email_change, cancel_email_change
import { and, eq, isNull } from 'drizzle-orm'
import {
  cancel_email_change,
  confirm_email_change,
  request_email_change,
  show_email_change,
} from '@portico/shared/contract/identity/profile-email.ts'
import { errorMessage } from '@portico/shared/errors/message.ts'
import { postgresError } from '../../../../db/postgres-error.ts'
import { fail, failFields } from '../../../../kernel/fail.ts'
import { enforceRateLimit } from '../../../../kernel/rate-limit.ts'
import type { Services } from '../../../../kernel/services.ts'
import { verb } from '../../../../kernel/verb.ts'
import { releaseCodeGuess, reserveCodeGuess } from '../../code-guess.ts'
import { askEmailChange, dropEmailChange, pendingEmail, redeemEmailCode } from '../../email-change.ts'
import { emailChangesPerUser } from '../../limits.ts'
import { checkOwnPassword } from '../../own-password.ts'
import { tokens, users } from '../../tables.ts'

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

/** The code proves the new mailbox. Links mailed to the old one and all other sessions end. */
export const confirmEmailChange = verb(
  confirm_email_change,
  async ({ actor, services, note, inPortal }, { body: { code } }) => {
    note(`user:${actor.id}`)
    const guessed = { user_id: actor.id }
    await reserveCodeGuess(services.platform, guessed)
    const redeemed = await redeemEmailCode(services.auth.connection, actor.id, code)
    if (redeemed.state !== 'right')
      return fail(redeemed.state === 'expired' ? 'auth.verification_code_expired' : 'auth.verification_code_wrong')
    await releaseCodeGuess(services.platform, guessed)
    await moveAccount(services, { user_id: actor.id, session_id: actor.session_id, email: redeemed.email })
    await inPortal(({ emit }) =>
      emit('account.security_changed', { user_id: actor.id, kind: 'email_changed', to: actor.email }),
    )
    return { email: redeemed.email, pending: null }
  },
)

export const cancelEmailChange = verb(cancel_email_change, async ({ actor, services, note }) => {
  note(`user:${actor.id}`)
  await dropEmailChange(services.auth.connection, actor.id)
  return { email: actor.email, pending: null }
})

type Moved = { user_id: number; session_id: number; email: string }

async function moveAccount({ auth }: Services, { user_id, session_id, email }: Moved): Promise<void> {
  await auth.connection.db
    .transaction(async (tx) => {
      await tx.update(users).set({ email, email_verified: true, updated_at: new Date() }).where(eq(users.id, user_id))
      await tx
        .update(tokens)
        .set({ used_at: new Date() })
        .where(and(eq(tokens.user_id, user_id), isNull(tokens.used_at)))
      await auth.endOtherSessions(user_id, session_id, tx)
    })
    .catch((error: unknown) => {
      // Somebody registered with the address since the code was mailed. As for any address that is taken, no code of it is right.
      if (postgresError(error)?.code === '23505') fail('auth.verification_code_wrong')
      throw error
    })
}
