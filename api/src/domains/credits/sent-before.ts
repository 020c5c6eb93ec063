import { eq } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { creditMovements } from './tables.ts'

/** Whether credits have moved under this number before. Asked once the accounts are locked, so that of two at once the second knows. */
export const wasSentBefore = async (db: Transaction, sent_as: string): Promise<boolean> =>
  (await db.$count(creditMovements, eq(creditMovements.sent_as, sent_as))) > 0
