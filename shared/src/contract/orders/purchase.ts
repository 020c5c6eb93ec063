import * as v from 'valibot'
import { cents, endpoint, id, idParam, instant, refererPortal } from '../../calls/endpoint.ts'
import { errorMessage } from '../../errors/message.ts'
import { billedToLimits } from '../../rules/orders/receipts/billed-to.ts'
import { day } from '../../schemas/dates.ts'
import { email } from '../../schemas/identity.ts'
import { fileName } from '../../schemas/files.ts'
import { oneLine, requiredText } from '../../schemas/text.ts'
import { usAddress } from '../../schemas/postal-address.ts'
import { manualPaymentMethods } from '../../states/orders/manual-payment.ts'
import { soldKinds } from '../../states/orders/sold-kind.ts'
import { besides, couponCode, quantitiesMatchType, onceEach, onlyCoursesAreFor, orderedLine } from './quote.ts'

// Orders that an organization pays manually: placed under its purchase order number, paid by check or transfer, and granted only then.

const query = v.object(refererPortal)

export const purchaseOrder = v.object({
  organization: v.string(),
  number: v.string(),
  contact_name: v.string(),
  contact_email: v.string(),
  /** if granted before payment: days to pay, and the due date */
  net_days: v.nullable(v.number()),
  due_on: v.nullable(v.string()),
  /** until when its price, seats and coupon are reserved; null once granted */
  waits_until: v.nullable(instant()),
  document: v.nullable(v.object({ name: v.string(), key: v.string() })),
})
export type PurchaseOrder = v.InferOutput<typeof purchaseOrder>

/** Like `make_payment` without a payment page: `price` is only compared. Grants at once if credit terms allow it, otherwise after payment. */
export const order_by_purchase_order = endpoint({
  method: 'POST',
  path: '/payments/purchase-order',
  summary: 'Places a purchase order for an organization that pays by invoice',
  action: 'orders.pay',
  tx: false,
  query,
  body: v.pipe(
    v.object({
      type: v.picklist(soldKinds),
      /** the page that shows the outcome */
      success_url: v.pipe(v.string(), v.maxLength(2000)),
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
      address: usAddress,
      organization: oneLine(billedToLimits.company),
      number: oneLine(billedToLimits.po_number),
      contact_name: oneLine(billedToLimits.name),
      contact_email: email,
    }),
    v.forward(
      v.check((body) => quantitiesMatchType(body) && onlyCoursesAreFor(body), errorMessage('validation.invalid')),
      ['lines'],
    ),
  ),
  output: v.object({ order_id: id(), url: v.string() }),
  errors: [
    'orders.no_purchase_orders',
    'orders.many_unpaid',
    'orders.paid_meanwhile',
    'orders.still_taking',
    'orders.still_processing',
    'payments.provider_failed',
    'payments.account_missing',
    'courses.share_closed',
    'shares.seats_gone',
    'payments.kind_not_supported',
    'payments.foreign_url',
    'orders.price_changed',
    'orders.total_changed',
    'orders.address_unknown',
    'orders.tax_unavailable',
    'orders.tax_too_many',
    'coupons.unknown',
    'coupons.not_yet',
    'coupons.ended',
    'coupons.used_up',
    'coupons.used_by_buyer',
    'coupons.held_by_order',
    'coupons.not_for_these',
    'coupons.at_minimum',
    'orders.key_reused',
    'cart.line_gone',
    'general.too_many_requests',
    'validation.failed',
  ],
})

const ofOrder = v.object({ order_id: idParam() })
/** The body is the document itself, a PDF or a picture. A later document replaces the earlier one. */
export const add_purchase_document = endpoint({
  method: 'POST',
  path: '/orders/:order_id/purchase-order/document',
  summary: 'Submits the document of one of your unpaid purchase orders',
  action: 'orders.pay',
  body_kind: 'raw',
  body_limit_bytes: 9 * 1024 ** 2,
  tx: false,
  params: ofOrder,
  query: v.object({ ...refererPortal, file_name: fileName }),
  output: purchaseOrder,
  errors: [
    'orders.not_found',
    'orders.purchase_closed',
    'media.wrong_format',
    'media.wrong_size',
    'media.no_room',
    'general.too_many_requests',
    'validation.failed',
  ],
})
export const get_purchase_document = endpoint({
  method: 'GET',
  path: '/purchase-orders/:key/file',
  summary: 'Downloads the document of a purchase order, for its buyer and for staff who read orders',
  action: 'orders.read_own',
  answers: 'file',
  params: v.object({ key: v.pipe(v.string(), v.regex(/^[\da-f]{32}$/)) }),
  query,
  output: v.null(),
  errors: ['general.not_found'],
})

const staffQuery = { params: ofOrder, query }
export const mark_order_paid = endpoint({
  method: 'POST',
  path: '/admin/orders/:order_id/purchase-order/paid',
  summary: 'Marks a purchase order as paid and fulfills its lines; only the first call takes effect',
  action: 'orders.mark_paid',
  ...staffQuery,
  body: v.object({
    /** amount received; compared with the total */
    amount: cents(),
    paid_on: day(),
    method: v.picklist(manualPaymentMethods),
    reference: requiredText(100),
  }),
  output: v.object({ order_id: id() }),
  errors: [
    'general.not_found',
    'orders.purchase_closed',
    'orders.purchase_course_gone',
    'orders.own_purchase',
    'validation.failed',
  ],
})
export const cancel_purchase_order = endpoint({
  method: 'POST',
  path: '/admin/orders/:order_id/purchase-order/cancel',
  summary: 'Cancels an unpaid purchase order and revokes what it granted, except completed courses',
  action: 'orders.mark_paid',
  ...staffQuery,
  body: v.object({ reason: requiredText(500) }),
  output: v.object({ order_id: id() }),
  errors: ['general.not_found', 'orders.purchase_closed', 'orders.own_purchase', 'validation.failed'],
})
