import * as v from 'valibot'
import { cursor } from '../../schemas/lists.ts'
import { progressStatus } from '../../schemas/numbers.ts'
import { errorMessage } from '../../errors/message.ts'
import { orderTypes } from '../../states/orders/order-type.ts'
import { usAddress } from '../../schemas/postal-address.ts'
import { seatsFor } from '../../states/orders/seats-for.ts'
import { lineKindNames } from '../../states/orders/sold-kind.ts'
import { bodyLimits } from '../../calls/body-limit.ts'
import { besides, couponCode, quantitiesMatchType, onceEach, onlyCoursesAreFor, orderedLine } from './quote.ts'
import { purchaseOrder } from './purchase.ts'
import { billedTo } from './receipt.ts'
import { cents, endpoint, id, idParam, instant, refererPortal } from '../../calls/endpoint.ts'

/**
 * Opens an order and the provider's payment page. `price` is only compared; a difference is returned before any charge. The same idempotency_key and
 * contents return the same order. A buyer has one open payment page per kind of order: a new one closes the earlier, or reports that it is paid.
 */
export const make_payment = endpoint({
  method: 'POST',
  path: '/payments',
  summary: 'Opens an order and its payment page',
  action: 'orders.pay',
  tx: false,
  query: v.object(refererPortal),
  body: v.pipe(
    v.object({
      type: v.picklist(orderTypes),
      success_url: v.optional(v.pipe(v.string(), v.maxLength(2000))),
      cancel_url: v.pipe(v.string(), v.maxLength(2000)),
      price: cents(),
      idempotency_key: v.pipe(v.string(), v.minLength(16), v.maxLength(100)),
      lines: v.pipe(
        v.array(orderedLine),
        v.minLength(1),
        v.maxLength(100),
        v.check((lines) => onceEach(lines), errorMessage('validation.invalid')),
      ),
      coupon: v.optional(couponCode),
      besides,
      /** orders among them that a bank still decides on: the buyer agreed to pay for the same a second time */
      besides_processing: besides,
      /** in the US or one of its territories (OP-129) */
      address: usAddress,
      /** for the receipt; may change until the order is paid */
      billed_to: v.optional(billedTo),
    }),
    v.forward(
      v.check((body) => quantitiesMatchType(body) && onlyCoursesAreFor(body), errorMessage('validation.invalid')),
      ['lines'],
    ),
  ),
  output: v.object({ order_id: id(), url: v.string() }),
  errors: [
    'courses.share_closed',
    'shares.seats_gone',
    'payments.not_configured',
    'payments.account_stopped',
    'payments.account_missing',
    'payments.provider_failed',
    'payments.kind_not_supported',
    'payments.foreign_url',
    'orders.price_changed',
    'orders.total_changed',
    'orders.address_unknown',
    'orders.tax_unavailable',
    'orders.tax_too_many',
    'payments.too_small',
    'orders.paid_meanwhile',
    'orders.still_taking',
    'orders.still_processing',
    'coupons.unknown',
    'coupons.not_yet',
    'coupons.ended',
    'coupons.used_up',
    'coupons.used_by_buyer',
    'coupons.held_by_order',
    'coupons.not_for_these',
    'coupons.at_minimum',
    'orders.key_reused',
    'payments.expired',
    'cart.line_gone',
    'general.too_many_requests',
    'validation.failed',
  ],
})

const seatOfPerson = v.object({
  enrollment_id: id(),
  /** null: no longer a member of the portal */
  person: v.nullable(v.object({ id: id(), name: v.string(), email: v.string() })),
  claimed_at: instant(),
  /** in the course */
  status: progressStatus,
  percentage: v.number(),
  started_at: v.nullable(instant()),
  finished_at: v.nullable(instant()),
  /** email of the invitation, if the seat was claimed with one */
  invited_as: v.nullable(v.string()),
})
/**
 * Seats of a line. A pending invitation reserves one; `free` are those that the buyer can still hand out. While the line is paid for, they add up to
 * its quantity.
 */
const seats = v.object({
  claimed: v.array(seatOfPerson),
  invited: v.array(v.object({ id: id(), email: v.string(), sent_at: instant() })),
  /** of people who had begun and then left the course; these seats do not come back */
  used: v.array(v.object({ ...seatOfPerson.entries, left_at: instant() })),
  free: v.number(),
  /** credits handed out in other ways, such as to another manager */
  elsewhere: v.number(),
})
export type Seats = v.InferOutput<typeof seats>
const orderLine = v.object({
  id: id(),
  kind: v.picklist(lineKindNames),
  course_id: v.nullable(id()),
  /** the bundle the course was bought with; its lines share the bundle's price */
  bundle: v.nullable(v.object({ id: id(), title: v.string(), slug: v.nullable(v.string()) })),
  slug: v.nullable(v.string()),
  title: v.string(),
  thumbnail: v.nullable(v.string()),
  quantity: v.number(),
  unit_price: cents(),
  discount: cents(),
  tax: cents(),
  total: cents(),
  fulfilled_at: v.nullable(instant()),
  refunded_at: v.nullable(instant()),
  /** its payment is disputed: running enrollments are paused, and no seats can be handed out */
  is_disputed: v.boolean(),
  /** whom an owner of the course bought it for; null: not asked */
  seats_for: v.nullable(v.picklist(seatsFor)),
  /** the buyer's own enrollment from this line, if any */
  enrollment_id: v.nullable(id()),
  /** credits from this line that the buyer can still hand out */
  remaining_credits: v.number(),
  /** when the line's open claim link was created; its URL is returned only once */
  claim_link_made_at: v.nullable(instant()),
})
export const order = v.object({
  id: id(),
  type: v.picklist(orderTypes),
  /** 1 Pending, 2 Cancelled, 3 Completed, 4 Failed */
  status: v.picklist([1, 2, 3, 4]),
  payment_status: v.picklist(['pending', 'processing', 'completed', 'cancelled', 'refunded']),
  total: cents(),
  coupon_code: v.nullable(v.string()),
  currency: v.string(),
  created_at: instant(),
  paid_at: v.nullable(instant()),
  user: v.object({ id: id(), first_name: v.string(), last_name: v.string(), email: v.string() }),
  lines: v.array(orderLine),
  /** money that went back, also through a lost dispute */
  refunded: cents(),
  /** completed refunds, oldest first; `credit_note` is its number */
  refunds: v.array(
    v.object({ id: id(), amount: cents(), refunded_at: instant(), credit_note: v.nullable(v.string()) }),
  ),
  /** the open payment page of a pending order */
  checkout_url: v.nullable(v.string()),
  /** if an organization pays it manually */
  purchase_order: v.nullable(purchaseOrder),
})
export type Order = v.InferOutput<typeof order>
export const orderInFull = v.object({
  ...order.entries,
  lines: v.array(v.object({ ...orderLine.entries, seats })),
  /** false if the provider did not answer about an open payment; the order then has its last known state */
  is_current: v.boolean(),
})
export type OrderInFull = v.InferOutput<typeof orderInFull>

export const list_orders = endpoint({
  method: 'GET',
  path: '/orders',
  summary: 'Lists your orders, newest first',
  action: 'orders.read_own',
  answers: 'paged',
  query: v.object({ ...refererPortal, cursor: v.optional(cursor) }),
  output: v.array(order),
  errors: ['validation.cursor', 'validation.failed'],
})
export const get_order = endpoint({
  method: 'GET',
  path: '/orders/:order_id',
  writes: true,
  summary: 'Shows one of your orders; asks the payment provider again while the payment is in progress',
  action: 'orders.read_own',
  tx: false,
  params: v.object({ order_id: idParam() }),
  query: v.object(refererPortal),
  output: orderInFull,
  errors: ['orders.not_found'],
})
export const cancel_order = endpoint({
  method: 'POST',
  path: '/orders/:order_id/cancel',
  summary: 'Cancels one of your unpaid orders: closes its payment page first, and releases its coupon',
  action: 'orders.read_own',
  tx: false,
  params: v.object({ order_id: idParam() }),
  output: v.object({ order_id: id() }),
  errors: [
    'orders.not_found',
    'orders.cannot_cancel',
    'orders.cancel_by_staff',
    'payments.account_missing',
    'payments.provider_failed',
  ],
})
export const stripe_webhook = endpoint({
  method: 'POST',
  path: '/webhooks/stripe',
  summary: 'Receives the payment provider’s signed events',
  action: 'public',
  auth: 'signature',
  body_kind: 'raw',
  body_limit_bytes: bodyLimits.long_bytes,
  csrf: false,
  tx: false,
  output: v.object({ received: v.literal(true) }),
  errors: [
    'payments.signature_invalid',
    'payments.not_configured',
    'payments.account_missing',
    'payments.provider_failed',
    'orders.not_found',
    'general.body_too_large',
  ],
})
