import { failureText } from '@portico/shared/browser/failure-text.ts'
import { get_order } from '@portico/shared/contract/orders/orders.ts'
import { orderStatus } from '@portico/shared/states/orders/order.ts'
import { toasts } from '@portico/shared/ui/toasts.ts'
import { useEffect } from 'react'
import { useSearchParams } from '../../../kernel/search-params.ts'
import { api } from '../../../kernel/api.ts'
import { managerSeatsSearchParams } from '../search-params.ts'

/**
 * Requests the order's status after the payment page, which also settles the order if the provider's event has not arrived yet, and shows the result
 * once.
 */
export function usePaidOrder(onPaid: () => void): void {
  const [{ order }, change] = useSearchParams(managerSeatsSearchParams)
  useEffect(() => {
    if (order === undefined) return
    const told = (kind: 'success' | 'failed', text: string) => {
      toasts.show({ kind, text })
      change({ order: undefined })
    }
    api(get_order, { params: { order_id: order } }).then(
      ({ status }) => {
        onPaid()
        if (status === orderStatus.completed) told('success', 'Your seats are here.')
        else told('success', 'Your payment is being processed. The credits appear here once it is confirmed.')
      },
      (error: unknown) => told('failed', failureText(error)),
    )
  }, [order])
}
