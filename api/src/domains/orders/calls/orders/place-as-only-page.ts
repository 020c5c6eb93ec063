import { orderStatus } from '@portico/shared/states/orders/order.ts'
import type { AtEnd, Context } from '../../../../kernel/context.ts'
import { fail, Refusal } from '../../../../kernel/fail.ts'
import { closeCartPages, closePage, type CartToClose } from './close-other-pages.ts'
import type { OrderRow } from './place-order.ts'

type Ctx = Pick<Context & AtEnd, 'services' | 'inPortal'>

/**
 * Places an order and closes the cart's other open payment pages, so that a cart is paid once. If one of those was paid, closes the new order's page
 * and refuses with the paid order.
 */
export async function placeAsOnlyPage(ctx: Ctx, cart: CartToClose, place: () => Promise<OrderRow>): Promise<OrderRow> {
  const order = await place().catch(async (error: unknown) => {
    if (!(error instanceof Refusal) || error.code !== 'coupons.held_by_order') throw error
    // The page that holds the code is closed now anyway.
    rejectPaidCart(await closeCartPages(ctx, cart))
    return place()
  })
  if (order.status !== orderStatus.pending) return order
  // A free order opens no page, so it leaves pages without shared items open.
  const paid = await closeCartPages(ctx, { ...cart, before: order.id, only_shared: order.total === 0 })
  if (paid !== null) await closePage(ctx, order.id)
  rejectPaidCart(paid)
  return order
}

/** Refuses a cart if some of it was paid on another page. */
export function rejectPaidCart(order: number | null): void {
  if (order !== null) fail('orders.paid_meanwhile', { order })
}
