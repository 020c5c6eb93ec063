import { onOtherTab } from '@portico/shared/browser/stored.ts'
import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { $visitor, loadVisitor } from '../../kernel/me.store.ts'
import { $openOrders, refreshOpenOrders, type OpenOrder } from './open-orders.store.ts'
import { placedOrdersKey } from './placed-orders.ts'

const poll_ms = 3000

/** The user's open orders, refreshed when the page becomes visible and while a payment is being confirmed. */
export function useOpenOrders(): readonly OpenOrder[] {
  const visitor = useStore($visitor)
  const orders = useStore($openOrders)
  const person = visitor.state === 'member' ? visitor.me.id : null
  const isConfirming = orders.some(({ state }) => state === 'confirming')
  useEffect(() => {
    void refreshOpenOrders()
    const restored = ({ persisted }: PageTransitionEvent) => void (persisted && refreshOpenOrders())
    const again = () => void (document.visibilityState === 'visible' && refreshOpenOrders())
    const unsubscribe = onOtherTab(placedOrdersKey, () => void refreshWithVisitor())
    addEventListener('focus', again)
    addEventListener('pageshow', restored)
    document.addEventListener('visibilitychange', again)
    return () => {
      removeEventListener('focus', again)
      removeEventListener('pageshow', restored)
      document.removeEventListener('visibilitychange', again)
      unsubscribe()
    }
  }, [person])
  useEffect(() => {
    if (!isConfirming) return
    const clock = setInterval(() => void refreshOpenOrders(), poll_ms)
    return () => clearInterval(clock)
  }, [isConfirming])
  return orders
}

/** Loads the visitor, if not loaded yet, once another tab has bought something. */
async function refreshWithVisitor(): Promise<void> {
  if ($visitor.get().state === 'loading') await loadVisitor()
  await refreshOpenOrders()
}
