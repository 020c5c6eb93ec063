import { membersWith } from '../identity/door.ts'
import type { Transaction } from '../../db/client.ts'

/** Members who may see and cancel the portal's subscription. */
export const subscriptionReaders = (db: Transaction): Promise<{ user_id: number; email: string }[]> =>
  membersWith(db, 'subscriptions.own')
