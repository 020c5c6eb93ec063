import { closeUnopenedOrders as close } from '../cross-portal/unopened-orders.ts'
import type { Services } from '../../../kernel/services.ts'

/** Hourly. */
export const closeUnopenedOrdersCron = '33 * * * * close-unopened-orders'

/** Closes orders that can no longer be paid, which frees their coupons. */
export async function closeUnopenedOrders({ platform, log, now }: Services): Promise<void> {
  const closed = await close(platform.db, now())
  if (closed > 0) log.info({ closed }, 'orders whose payment page never opened were closed')
}
