import { confirm_session } from '@portico/shared/contract/identity/second-factor-sessions.ts'
import { confirmationLife_min } from '@portico/shared/rules/identity/session/second-factor.ts'
import { fail } from '../../../../kernel/fail.ts'
import { markSession } from '../../../../kernel/session.ts'
import { verb } from '../../../../kernel/verb.ts'
import { checkOwnPassword } from '../../own-password.ts'
import { signedByPasskey } from './passkey-check.ts'

/** Asks for the password or a passkey again and records the confirmation on the session. */
export const confirmSession = verb(confirm_session, async (ctx, { body }) => {
  const { services, actor, now, note } = ctx
  note(`user:${actor.id}`, { kind: body.kind })
  if (body.kind === 'passkey') {
    const signed = await signedByPasskey(ctx, { answer: body.answer, purpose: 'session' })
    if (signed?.user_id !== actor.id) fail('auth.passkey_refused')
  } else {
    await checkOwnPassword(services, { user_id: actor.id, password: body.password, code: 'auth.password_incorrect' })
  }
  const confirmed_at = now()
  await markSession(services.auth.connection, actor.session_id, { confirmed_at })
  return { confirmed_until: new Date(confirmed_at.getTime() + confirmationLife_min * 60_000) }
})
