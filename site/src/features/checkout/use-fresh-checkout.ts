import { useEffect } from 'react'
import { loadVisitor } from '../../kernel/me.store.ts'
import { loadContent } from '../cart/cart-content.store.ts'

/**
 * Reloads prices and session when the checkout opens and when it is restored from history, as after leaving the provider's page with the back button.
 */
export function useFreshCheckout(): void {
  useEffect(() => {
    void loadContent()
    void loadVisitor()
    const again = (event: PageTransitionEvent) => event.persisted && location.reload()
    addEventListener('pageshow', again)
    return () => removeEventListener('pageshow', again)
  }, [])
}
