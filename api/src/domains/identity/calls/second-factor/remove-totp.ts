import { and, eq, isNotNull } from 'drizzle-orm'
import { remove_totp } from '@portico/shared/contract/identity/second-factor.ts'
import { totpFactors } from '../../tables.ts'
import { fail } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'
import { removeOrphanedCodes } from './remove-orphaned-codes.ts'

export const removeTotp = verb(remove_totp, async ({ services, actor, inPortal, note }) => {
  const { connection } = services.auth
  const gone = await connection.db
    .delete(totpFactors)
    .where(and(eq(totpFactors.user_id, actor.id), isNotNull(totpFactors.enrolled_at)))
    .returning({ user_id: totpFactors.user_id })
  if (gone.length === 0) return fail('general.not_found')
  await removeOrphanedCodes(connection, actor.id)
  await inPortal(({ emit }) => emit('account.security_changed', { user_id: actor.id, kind: 'totp_removed' }))
  note(`user:${actor.id}`)
  return null
})
