import { and, inArray, isNotNull } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Connection } from '../../db/client.ts'
import { passkeys, totpFactors } from './tables.ts'

/** Returns which of these accounts have an authenticator app or a passkey, in one query. */
export async function accountsWithFactor(
  { db }: Connection,
  user_ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (user_ids.length === 0) return new Set()
  const rows = await unionAll(
    db
      .select({ user_id: totpFactors.user_id })
      .from(totpFactors)
      .where(and(inArray(totpFactors.user_id, [...user_ids]), isNotNull(totpFactors.enrolled_at))),
    db
      .select({ user_id: passkeys.user_id })
      .from(passkeys)
      .where(inArray(passkeys.user_id, [...user_ids])),
  )
  return new Set(rows.map(({ user_id }) => user_id))
}
