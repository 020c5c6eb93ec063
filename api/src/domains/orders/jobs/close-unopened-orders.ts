import { closeUnopenedOrders as close } from '../cross-portal/unopened-orders.ts'
import type { Services } from '../../../kernel/services.ts'

/** Once an hour. */
export const closeUnopenedOrdersCron = '33 * * * * close-unopened-orders'

/** Orders that nobody can pay any more are closed, and what they hold of coupons is free again. */
export async function closeUnopenedOrders({ platform, log, now }: Services): Promise<void> {
  const closed = await close(platform.db, now())
  if (closed > 0) log.info({ closed }, 'orders whose payment page never opened were closed')
}
