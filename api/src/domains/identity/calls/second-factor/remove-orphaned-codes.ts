import { eq } from 'drizzle-orm'
import type { Connection } from '../../../../db/client.ts'
import { recoveryCodes } from '../../tables.ts'
import { hasSecondFactor } from '../../../../kernel/has-second-factor.ts'

/** Recovery codes are deleted with the last factor: they must not remain as a key to nothing. */
export async function removeOrphanedCodes(connection: Connection, user_id: number): Promise<void> {
  if (!(await hasSecondFactor(connection, user_id)))
    await connection.db.delete(recoveryCodes).where(eq(recoveryCodes.user_id, user_id))
}
