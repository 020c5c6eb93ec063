import { eq } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { creditMovements } from './tables.ts'

/**
 * Whether credits were already moved with this idempotency key. Checked after the accounts are locked, so the second of two simultaneous requests
 * sees the first.
 */
export const wasSentBefore = async (db: Transaction, sent_as: string): Promise<boolean> =>
  (await db.$count(creditMovements, eq(creditMovements.sent_as, sent_as))) > 0
