import { get_order } from '@portico/shared/contract/orders/orders.ts'
import { useEffect, useState } from 'react'
import { callWithoutRedirect } from '../../kernel/browser-call.ts'
import { canceledPayment, isCanceled, type CanceledPayment } from './canceled-payment.ts'
import { $form } from './checkout-form.store.ts'

/** Detects a return from the provider's page without payment. Asks for the order, since another tab may have paid. */
export function useCanceledPayment(): CanceledPayment {
  const [isBack] = useState(() => isCanceled(location.search))
  const [known, setKnown] = useState<CanceledPayment>({ state: 'none' })
  useEffect(() => {
    if (!isBack) return
    // Shown once: a reload or a bookmark is not a cancellation.
    history.replaceState(history.state, '', location.pathname)
    void afterCancel($form.get().order_id).then(setKnown)
  }, [isBack])
  return known
}

async function afterCancel(order_id: number | null): Promise<CanceledPayment> {
  const order = order_id && (await callWithoutRedirect(get_order, { params: { order_id } }).catch(() => null))
  return canceledPayment(order || null)
}
