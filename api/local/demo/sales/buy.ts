import type { Call } from '@portico/shared/calls/call.ts'
import { get_course } from '@portico/shared/contract/catalog/catalog.ts'
import { get_order, make_payment, type Order } from '@portico/shared/contract/orders/orders.ts'
import { get_quote } from '@portico/shared/contract/orders/quote.ts'
import { payOn, type Means } from './provider-pages.ts'

const columbus = {
  line1: '120 East Gay Street',
  line2: '',
  city: 'Columbus',
  state: 'OH' as const,
  postal_code: '43215',
}

export type Purchase = {
  /** names the purchase, so that a repeated start does not make it again */
  key: string
  slugs: readonly string[]
  by: Means
  coupon?: string
}

/** Buys courses as the checkout does, pays on the provider's page, and returns the order as its buyer sees it then. */
export async function buy(buyer: Call, { key, slugs, by, coupon }: Purchase): Promise<{ order: Order; url: string }> {
  const type = 'course' as const
  const lines = await Promise.all(slugs.map(async (slug) => ({ id: await courseId(buyer, slug), quantity: 1 })))
  const code = coupon === undefined ? {} : { coupon }
  const wanted = { type, lines, state: columbus.state, address: columbus, ...code }
  const quote = await buyer(get_quote, { body: wanted })
  const { order_id, url } = await buyer(make_payment, {
    body: {
      ...wanted,
      lines: quote.lines.map(({ id, quantity, unit_price }) => ({ id, quantity, unit_price })),
      price: quote.total,
      cancel_url: '/checkout/course',
      success_url: '/orders/success/course',
      idempotency_key: `demo-sale-${key}`,
    },
  })
  await payOn(url, by, 'Leona Fairweather')
  return { order: await buyer(get_order, { params: { order_id } }), url }
}

/** Returns the id of a course on the buyer's portal. */
export const courseId = async (call: Call, slug: string): Promise<number> =>
  (await call(get_course, { params: { slug } })).id
