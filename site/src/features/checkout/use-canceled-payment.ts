import { get_order } from '@portico/shared/contract/orders.ts'
import { useEffect, useState } from 'react'
import { quietCall } from '../../kernel/browser-call.ts'
import { canceledPayment, type CanceledPayment } from './canceled-payment.ts'
import { isCanceled } from './canceled-query.ts'
import { $form } from './checkout-form.store.ts'

/** Whether the shopper has just come back from the provider's page without paying. Another tab may have paid after all, so the order is asked. */
export function useCanceledPayment(): CanceledPayment {
  const [isBack] = useState(() => isCanceled(location.search))
  const [known, setKnown] = useState<CanceledPayment>({ state: 'none' })
  useEffect(() => {
    if (!isBack) return
    // Said once: a reload or a bookmark is no cancellation.
    history.replaceState(history.state, '', location.pathname)
    void afterCancel($form.get().order_id).then(setKnown)
  }, [isBack])
  return known
}

async function afterCancel(order_id: number | null): Promise<CanceledPayment> {
  const order = order_id && (await quietCall(get_order, { params: { order_id } }).catch(() => null))
  return canceledPayment(order || null)
}
