import type { Data } from '@portico/shared/calls/endpoint.ts'
import { get_quote } from '@portico/shared/contract/orders/quote.ts'
import type { SoldKind } from '@portico/shared/states/orders/sold-kind.ts'
import type { UsAddress } from '@portico/shared/schemas/postal-address.ts'
import type { UsState } from '@portico/shared/states/us-state.ts'
import { useEffect, useState } from 'react'
import { callWithoutRedirect } from '../../kernel/browser-call.ts'
import { loadContent } from './cart-content.store.ts'
import { stampOf } from '../../scripts/price-stamps.ts'
import type { PricedCartLine } from './priced-lines.ts'

/** The coupon and the buyer's location, as far as known; '' if not. */
type Asking = { coupon: string; state: UsState | ''; address?: UsAddress | null }
export type Quote = Data<typeof get_quote>
type Known = { key: string; quote: Quote | null; error: unknown }
const debounce_ms = 250

/** A line as sent in quotes and orders, with the price stamp of its page if there is one. */
export function withPriceStamp(kind: SoldKind, { id, quantity }: { id: number; quantity: number }) {
  const stamp = stampOf(kind, id)
  return { id, quantity, ...(stamp === undefined ? {} : { stamp }) }
}

/**
 * The API's price for these lines with this coupon. `quote` keeps the last answer so that nothing jumps while a number is typed; `isCurrent` is true
 * if it matches what is shown, and only then can it be paid.
 */
export function useQuote(kind: SoldKind, priced: readonly PricedCartLine[], asking: Asking) {
  const { coupon, state, address = null } = asking
  const [known, setKnown] = useState<Known>({ key: '', quote: null, error: null })
  const [asked, setAsked] = useState(0)
  const lines = priced.map(({ line }) => withPriceStamp(kind, line))
  const shown = priced.map(({ unit_price }) => unit_price)
  const key = JSON.stringify([kind, lines, shown, coupon, state, address])
  useEffect(() => {
    if (lines.length === 0) return
    let isOver = false
    const ask = async () => {
      const quote = await callWithoutRedirect(get_quote, {
        body: {
          type: kind,
          lines,
          ...(coupon ? { coupon } : {}),
          ...(state ? { state } : {}),
          ...(address ? { address } : {}),
        },
      })
      if (isOver) return
      // Prices changed since the page loaded: reload them and show what changed.
      const isStale = quote.gone.length > 0 || quote.lines.some((line, index) => line.unit_price !== shown[index])
      if (isStale) await loadContent()
      setKnown({ key, quote, error: null })
    }
    const clock = setTimeout(
      () => void ask().catch((error: unknown) => !isOver && setKnown((before) => ({ ...before, key, error }))),
      known.key === '' ? 0 : debounce_ms,
    )
    return () => {
      isOver = true
      clearTimeout(clock)
    }
  }, [key, asked])
  const isAnswered = known.key === key
  return {
    quote: known.quote,
    isCurrent: isAnswered && known.error === null && known.quote !== null,
    error: isAnswered ? known.error : null,
    askAgain: () => setAsked((times) => times + 1),
  }
}
