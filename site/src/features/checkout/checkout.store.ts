import { CallError } from '@portico/shared/errors/failures/call-error.ts'
import { get_order, make_payment } from '@portico/shared/contract/orders/orders.ts'
import type { UsAddress } from '@portico/shared/schemas/postal-address.ts'
import { atom } from 'nanostores'
import type { SeatsFor } from '@portico/shared/states/orders/seats-for.ts'
import type { SoldKind } from '@portico/shared/states/orders/sold-kind.ts'
import { isSignedOut, callWithoutRedirect } from '../../kernel/browser-call.ts'
import { failureText } from '@portico/shared/browser/failure-text.ts'
import { $visitor } from '../../kernel/me.store.ts'
import { $content, loadContent, type Owned } from '../cart/cart-content.store.ts'
import { refreshOpenOrders, removeBoughtFromCart } from '../cart/open-orders.store.ts'
import { recordPlacedOrder, earlierOrderIds } from '../cart/placed-orders.ts'
import type { PricedCartLine } from '../cart/priced-lines.ts'
import { validatePostalAddress } from './postal-address-errors.store.ts'
import { billedToFor } from './billed-to-for.ts'
import { canceledQuery } from './canceled-payment.ts'
import { checkoutKinds } from './checkout-kinds.tsx'
import { $form, attemptFor, changeForm } from './checkout-form.store.ts'
import { $secondPayment } from './second-payment.store.ts'
import { seatsForLines } from './seats-for.ts'
import { requireAnswers } from './unanswered.store.ts'
import { askToSignInAgain } from './signed-out.store.ts'
import { withPriceStamp, type Quote } from '../cart/use-quote.ts'

export type Paying = { state: 'idle' } | { state: 'busy' } | { state: 'failed'; message: string }
export const $paying = atom<Paying>({ state: 'idle' })
export type CheckoutView = {
  kind: SoldKind
  priced: readonly PricedCartLine[]
  quote: Pick<Quote, 'total' | 'coupon' | 'tax_mode'>
  askAgain: () => void
}
type BuyerInput = { name: string | null; company: string; po_number: string; address: UsAddress }

/** Creates the order as shown on the page and redirects to the payment provider. */
export async function pay(shown: CheckoutView): Promise<void> {
  const { path } = checkoutKinds[shown.kind]
  await order(shown, ({ name, company, po_number, address }, body) =>
    callWithoutRedirect(make_payment, {
      body: {
        ...body,
        cancel_url: `${location.origin}${path}?${canceledQuery}`,
        address,
        billed_to: { name, company, po_number, address: null },
      },
    }),
  )
}

/** Places the order as shown and leaves the page. If the API finds changed prices, reloads and highlights them. */
export async function order(
  { kind, priced, quote, askAgain }: CheckoutView,
  send: (
    told: BuyerInput,
    body: ReturnType<typeof bodyOf> & { besides: number[]; besides_processing: number[] },
  ) => Promise<{ order_id: number; url: string }>,
  also: readonly string[] = [],
  /** orders still being processed that the buyer pays in addition */
  besides_processing: readonly number[] = [],
): Promise<void> {
  if ($paying.get().state === 'busy') return
  const visitor = $visitor.get()
  const person_id = visitor.state === 'member' ? visitor.me.id : null
  const { name, company, po_number, ...typed } = billedToFor($form.get(), person_id)
  const { seats_for, unanswered } = seatsOf({ kind, priced, person_id })
  if (!requireAnswers(unanswered)) return
  const address = validatePostalAddress(typed)
  if (address === null) return
  $paying.set({ state: 'busy' })
  try {
    const paidFor = bodyOf({ kind, priced, quote, seats_for }, [...taxLocation(quote, address), ...also])
    const body = {
      ...paidFor,
      besides: earlierOrderIds(person_id),
      besides_processing: [...besides_processing],
    }
    const { order_id, url } = await send({ name, company, po_number, address }, body)
    changeForm({ order_id })
    if (person_id !== null) recordPlacedOrder({ id: order_id, user_id: person_id })
    location.assign(url)
  } catch (error) {
    const processing = stillProcessing(error)
    if (processing !== null) {
      $paying.set({ state: 'idle' })
      const go = () => order({ kind, priced, quote, askAgain }, send, also, [...besides_processing, processing])
      return $secondPayment.set({ order_id: processing, go })
    }
    askAgain()
    $paying.set({ state: 'failed', message: await afterRefusal(error) })
  }
}

/** The order that a bank is still deciding on, if that is why the API refused. */
const stillProcessing = (error: unknown): number | null =>
  error instanceof CallError && error.code === 'orders.still_processing' ? Number(error.params.order) : null

/** Returns whom the lines are for whose courses the buyer already has. */
function seatsOf({ kind, priced, person_id }: Pick<CheckoutView, 'kind' | 'priced'> & { person_id: number | null }) {
  const content = $content.get()
  const owned: Owned = content.state === 'ready' ? content.owned : new Map()
  const ids = priced.map(({ line }) => line.id)
  return seatsForLines({ kind, ids, owned, answers: $form.get().seats_for, person_id })
}

type Ordered = Omit<CheckoutView, 'askAgain'> & { seats_for: ReadonlyMap<number, SeatsFor> }

function bodyOf({ kind, priced, quote, seats_for }: Ordered, also: readonly unknown[]) {
  const lines = priced.map(({ line, unit_price }) => {
    const who = seats_for.get(line.id)
    return { ...withPriceStamp(kind, line), unit_price, ...(who ? { seats_for: who } : {}) }
  })
  // A rejected coupon gives no discount, and the total already reflects that.
  const coupon = quote.coupon && quote.coupon.refusal === null ? { coupon: quote.coupon.code } : {}
  return {
    type: kind,
    lines,
    price: quote.total,
    ...coupon,
    success_url: `${location.origin}${checkoutKinds[kind].success_path}`,
    idempotency_key: attemptFor(JSON.stringify([kind, lines, quote.total, coupon, ...also])),
  }
}

/** The location that determines the tax: a tax service uses the full street address. */
const taxLocation = ({ tax_mode }: Pick<Quote, 'tax_mode'>, address: UsAddress) =>
  tax_mode === 'stripe' ? [address] : [address.state, address.postal_code]

async function afterRefusal(error: unknown): Promise<string> {
  if (isSignedOut(error)) {
    askToSignInAgain()
    return ''
  }
  const code = error instanceof CallError ? error.code : null
  // The page compares new prices with the old ones and shows what changed.
  if (code === 'orders.price_changed' || code === 'cart.line_gone') {
    await loadContent()
    return ''
  }
  // What the buyer has changed meanwhile: the page then says what can be bought.
  if (code === 'orders.still_taking') await loadContent()
  if (error instanceof CallError && code === 'orders.paid_meanwhile' && (await isOut(Number(error.params.order))))
    return ''
  if (code === 'orders.key_reused' || code === 'payments.expired') changeForm({ attempt: null })
  return failureText(error)
}

/** Removes lines bought in another tab and shows a notice. Returns false if the order could not be loaded. */
async function isOut(order_id: number): Promise<boolean> {
  changeForm({ attempt: null })
  const order = await callWithoutRedirect(get_order, { params: { order_id } }).catch(() => null)
  if (order) removeBoughtFromCart(order)
  void refreshOpenOrders()
  return order !== null
}
