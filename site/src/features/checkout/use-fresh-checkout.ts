import { useEffect } from 'react'
import { loadVisitor } from '../../kernel/me.store.ts'
import { loadContent } from '../cart/cart-content.store.ts'

/** Reads prices and session when the checkout opens, and again when it is shown from the history: the provider's page may have been left by the back button. */
export function useFreshCheckout(): void {
  useEffect(() => {
    void loadContent()
    void loadVisitor()
    const again = (event: PageTransitionEvent) => event.persisted && location.reload()
    addEventListener('pageshow', again)
    return () => removeEventListener('pageshow', again)
  }, [])
}
