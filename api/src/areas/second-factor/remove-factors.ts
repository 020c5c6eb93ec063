import { and, eq, isNotNull } from 'drizzle-orm'
import { remove_passkey } from '@portico/shared/contract/passkeys.ts'
import { remove_totp } from '@portico/shared/contract/second-factor.ts'
import { passkeys, recoveryCodes, totpFactors } from '../../db/tables/second-factor.ts'
import type { Connection } from '../../db/client.ts'
import { fail } from '../../kernel/fail.ts'
import { verb } from '../../kernel/verb.ts'
import { hasSecondFactor } from '../../kernel/has-second-factor.ts'

/** Recovery codes are deleted with the last factor: they must not remain as a key to nothing. */
async function forgetCodesOfNothing(connection: Connection, user_id: number): Promise<void> {
  if (!(await hasSecondFactor(connection, user_id)))
    await connection.db.delete(recoveryCodes).where(eq(recoveryCodes.user_id, user_id))
}

export const removeTotp = verb(remove_totp, async ({ services, actor, inPortal, note }) => {
  const { connection } = services.auth
  const gone = await connection.db
    .delete(totpFactors)
    .where(and(eq(totpFactors.user_id, actor.id), isNotNull(totpFactors.enrolled_at)))
    .returning({ user_id: totpFactors.user_id })
  if (gone.length === 0) return fail('general.not_found')
  await forgetCodesOfNothing(connection, actor.id)
  await inPortal(({ emit }) => emit('account.security_changed', { user_id: actor.id, kind: 'totp_removed' }))
  note(`user:${actor.id}`)
  return null
})

export const removePasskey = verb(remove_passkey, async ({ services, actor, inPortal, note }, { params }) => {
  const { connection } = services.auth
  const [gone] = await connection.db
    .delete(passkeys)
    .where(and(eq(passkeys.id, params.passkey_id), eq(passkeys.user_id, actor.id)))
    .returning({ name: passkeys.name })
  if (!gone) return fail('general.not_found')
  await forgetCodesOfNothing(connection, actor.id)
  await inPortal(({ emit }) => emit('account.security_changed', { user_id: actor.id, kind: 'passkey_removed' }))
  note(`user:${actor.id}`, { passkey: gone.name })
  return null
})
