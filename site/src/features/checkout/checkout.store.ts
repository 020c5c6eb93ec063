import { CallError } from '@portico/shared/errors/call-error.ts'
import { make_payment } from '@portico/shared/contract/orders.ts'
import { atom } from 'nanostores'
import { linkTo } from '@portico/shared/pages/link-to.ts'
import { isSignedOut, quietCall } from '../../kernel/browser-call.ts'
import { failureText } from '@portico/shared/browser/failure-text.ts'
import { $visitor, setGuest } from '../../kernel/me.store.ts'
import { loadContent } from '../cart/cart-content.store.ts'
import type { PricedCartLine } from '../cart/priced-lines.ts'
import { billedToFor } from './billed-to-for.ts'
import { canceledQuery } from './canceled-query.ts'
import { $form, attemptFor, changeForm } from './checkout-form.store.ts'

export type Paying = { state: 'idle' } | { state: 'busy' } | { state: 'failed'; message: string }
export const $paying = atom<Paying>({ state: 'idle' })
/** Opens the order as shown on the page and leaves for the provider. Prices that the API finds changed are loaded again and pointed out. */
export async function pay({ priced, total }: { priced: readonly PricedCartLine[]; total: number }): Promise<void> {
  if ($paying.get().state === 'busy') return
  $paying.set({ state: 'busy' })
  const lines = priced.map(({ line, unit_price }) => ({ id: line.id, quantity: line.quantity, unit_price }))
  const visitor = $visitor.get()
  const person_id = visitor.state === 'member' ? visitor.me.id : null
  const here = `${location.origin}${linkTo('checkoutCourse')}`
  try {
    const { order_id, url } = await quietCall(make_payment, {
      body: {
        type: 'course',
        lines,
        price: total,
        cancel_url: `${here}?${canceledQuery}`,
        success_url: `${location.origin}${linkTo('successCourse')}`,
        billed_to: billedToFor($form.get(), person_id),
        idempotency_key: attemptFor(JSON.stringify(lines)),
      },
    })
    changeForm({ order_id })
    location.assign(url)
  } catch (error) {
    $paying.set({ state: 'failed', message: await afterRefusal(error) })
  }
}

async function afterRefusal(error: unknown): Promise<string> {
  if (isSignedOut(error)) setGuest()
  const code = error instanceof CallError ? error.code : null
  // The page compares the new prices with those it showed and says what changed.
  if (code === 'orders.price_changed' || code === 'cart.line_gone') {
    await loadContent()
    return ''
  }
  if (code === 'orders.key_reused' || code === 'payments.expired') changeForm({ attempt: null })
  return failureText(error)
}
