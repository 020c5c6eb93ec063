import { and, eq } from 'drizzle-orm'
import { remove_passkey } from '@portico/shared/contract/identity/second-factor-passkeys.ts'
import { passkeys } from '../../tables.ts'
import { fail } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'
import { removeOrphanedCodes } from './remove-orphaned-codes.ts'

export const removePasskey = verb(remove_passkey, async ({ services, actor, inPortal, note }, { params }) => {
  const { connection } = services.auth
  const [gone] = await connection.db
    .delete(passkeys)
    .where(and(eq(passkeys.id, params.passkey_id), eq(passkeys.user_id, actor.id)))
    .returning({ name: passkeys.name })
  if (!gone) return fail('general.not_found')
  await removeOrphanedCodes(connection, actor.id)
  await inPortal(({ emit }) => emit('account.security_changed', { user_id: actor.id, kind: 'passkey_removed' }))
  note(`user:${actor.id}`, { passkey: gone.name })
  return null
})
