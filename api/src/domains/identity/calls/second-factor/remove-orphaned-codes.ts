import { eq } from 'drizzle-orm'
import type { Connection } from '../../../../db/client.ts'
import { recoveryCodes } from '../../tables.ts'
import { hasSecondFactor } from '../../../../kernel/has-second-factor.ts'

/** Deletes the recovery codes once the last factor is gone; otherwise they would remain as keys to nothing. */
export async function removeOrphanedCodes(connection: Connection, user_id: number): Promise<void> {
  if (!(await hasSecondFactor(connection, user_id)))
    await connection.db.delete(recoveryCodes).where(eq(recoveryCodes.user_id, user_id))
}
