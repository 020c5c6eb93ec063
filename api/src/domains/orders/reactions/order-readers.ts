import { idsOf, membersWith } from '../../identity/members-with.ts'
import type { Transaction } from '../../../db/client.ts'

/** The members who may read the portal's orders, but for `except`, who is told in another way. */
export async function orderReaders(db: Transaction, except = 0): Promise<number[]> {
  return idsOf(await membersWith(db, 'orders.read')).filter((user_id) => user_id !== except)
}
