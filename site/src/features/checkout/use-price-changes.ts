import { useEffect, useRef, useState } from 'react'
import type { SoldKind } from '@portico/shared/states/orders/sold-kind.ts'
import type { PricedCartLine } from '../cart/priced-lines.ts'
import { $form, changeForm } from './checkout-form.store.ts'
import { priceChanges, seenPrices } from './price-changes.ts'

/** Price changes since these lines were last shown; `notice` gets focus if there are any. */
export function usePriceChanges(kind: SoldKind, priced: readonly PricedCartLine[], isLoaded: boolean) {
  const [changes, setChanges] = useState<readonly string[]>([])
  const notice = useRef<HTMLDivElement>(null)
  const shown = JSON.stringify(seenPrices(kind, priced))
  // Compare with the last shown prices, then store the current ones.
  useEffect(() => {
    if (!isLoaded) return
    const found = priceChanges({ kind, priced, seen: $form.get().seen })
    if (found.length > 0) setChanges(found)
    changeForm({ seen: { ...$form.get().seen, ...seenPrices(kind, priced) } })
  }, [shown, isLoaded])
  useEffect(() => {
    if (changes.length > 0) notice.current?.focus()
  }, [changes])
  return { changes, notice }
}
