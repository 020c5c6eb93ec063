import { idsOf, membersWith } from '../../identity/door.ts'
import type { Transaction } from '../../../db/client.ts'

/** Returns the members who may read the portal's orders, except `except`, who is notified another way. */
export async function orderReaders(db: Transaction, except = 0): Promise<number[]> {
  return idsOf(await membersWith(db, 'orders.read')).filter((user_id) => user_id !== except)
}
