import type { Data } from '@portico/shared/calls/endpoint.ts'
import type { get_order } from '@portico/shared/contract/orders/orders.ts'
import { orderStatus } from '@portico/shared/states/orders/order.ts'

/** Query of the checkout URL after leaving the provider's page without paying. */
export const canceledQuery = 'payment=canceled'

export const isCanceled = (search: string): boolean => new URLSearchParams(search).get('payment') === 'canceled'

export type CanceledPayment =
  | { state: 'none' }
  | { state: 'canceled'; is_surely_uncharged: boolean }
  | { state: 'paid'; order_id: number }

type Order = Pick<Data<typeof get_order>, 'id' | 'status' | 'payment_status' | 'is_current'>

/** Status of a payment whose page was left. Only a fresh answer from the provider proves that nothing was charged. */
export function canceledPayment(order: Order | null): CanceledPayment {
  if (order?.status === orderStatus.completed) return { state: 'paid', order_id: order.id }
  return {
    state: 'canceled',
    is_surely_uncharged: order !== null && order.is_current && order.payment_status === 'pending',
  }
}
