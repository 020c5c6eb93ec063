import { noVersion } from './edit-entry.ts'
import type { NamedSample } from './sample.ts'

const writtenCoupon = {
  code: 'WALKED',
  title: 'Walked',
  unit: 'percent',
  value: 10,
  kinds: ['course'],
  is_active: true,
}

const writtenTerms = { organization: 'Clinic', credit_limit: 10_000, net_days: 30, is_open: true }

/** Input for calls about coupons, quotes and payments. */
export const sellingSamples: Record<string, NamedSample> = {
  show_coupon: { make: (k) => ({ path: { id: k.coupon_id } }) },
  create_coupon: { make: (k) => ({ body: { ...writtenCoupon, course_ids: [k.course_id] } }) },
  update_coupon: {
    control: 409,
    make: (k) => ({ path: { id: k.coupon_id }, body: { ...writtenCoupon, version: noVersion } }),
  },
  list_share_sales: { make: (k) => ({ path: { share_id: k.share_id } }) },
  // The owner's portal has no record of it.
  answer_share: { control: 409, make: (k) => ({ path: { share_id: k.share_id }, body: { answer: 'declined' } }) },
  end_share: { control: 409, make: (k) => ({ path: { share_id: k.share_id }, body: {} }) },
  offer_share: {
    control: 422,
    make: (k) => ({ path: { slug: k.slug }, body: { portal: 'no-such-portal', owner_percent: 50, min_price: 1000 } }),
  },
  // Its file was never stored.
  get_tax_certificate: { control: 404, make: (k) => ({ path: { key: k.exemption_file } }) },
  list_exemption_queue: { make: () => ({ query: { state: 'declined' } }) },
  review_tax_exemption: {
    by_colleague: true,
    make: (k) => ({ path: { id: k.exemption_id }, body: { approved: true, expires_on: null, reason: '' } }),
  },
  // The portal accepts none until it enables them.
  order_by_purchase_order: {
    control: 409,
    make: (k) => ({
      body: {
        type: 'course',
        success_url: '/orders',
        price: 4900,
        address: { line1: '1 Pier', city: 'Austin', state: 'TX', postal_code: '78701' },
        idempotency_key: 'a-key-of-this-walk-1',
        lines: [{ id: k.course_id, quantity: 1, unit_price: 4900 }],
        organization: 'Clinic',
        number: 'PO-1',
        contact_name: 'Pat',
        contact_email: 'ap@example.com',
      },
    }),
  },
  // These bytes are not a document.
  add_purchase_document: {
    control: 422,
    make: (k) => ({ path: { order_id: k.purchase_id }, query: { file_name: 'a.pdf' }, raw: true }),
  },
  // Its file was never stored.
  get_purchase_document: { control: 404, make: (k) => ({ path: { key: k.purchase_file } }) },
  mark_order_paid: {
    by_colleague: true,
    make: (k) => ({
      path: { order_id: k.purchase_id },
      body: {
        amount: 4900,
        paid_on: new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(new Date()),
        method: 'check',
        reference: '1',
      },
    }),
  },
  cancel_purchase_order: {
    by_colleague: true,
    make: (k) => ({ path: { order_id: k.canceled_purchase_id }, body: { reason: 'Ordered twice' } }),
  },
  update_credit_terms: {
    control: 409,
    make: (k) => ({
      path: { id: k.credit_terms_id },
      body: { ...writtenTerms, buyer_emails: ['nobody@example.com'], version: noVersion },
    }),
  },
  // Nothing was refunded.
  download_credit_note: { control: 404, make: (k) => ({ path: { order_id: k.order_id, refund_id: 1 } }) },
  download_own_credit_note: { control: 404, make: (k) => ({ path: { order_id: k.order_id, refund_id: 1 } }) },
  download_own_invoice: { make: (k) => ({ path: { order_id: k.order_id } }) },
  get_quote: { make: (k) => ({ body: { type: 'course', lines: [{ id: k.course_id, quantity: 1 }] } }) },
  // The sample's order is for courses.
  show_plan_order: { control: 404, make: (k) => ({ path: { order_id: k.order_id } }) },
  make_payment: {
    // Without a payment provider, the rightful shopper gets only this far.
    control: 503,
    make: (k) => ({
      body: {
        type: 'course',
        cancel_url: '/cart',
        price: 4900,
        address: { line1: '1 Pier', city: 'Austin', state: 'TX', postal_code: '78701' },
        idempotency_key: 'a-key-of-this-walk-0',
        lines: [{ id: k.course_id, quantity: 1, unit_price: 4900 }],
      },
    }),
  },
}

/** Those of them that name nothing. */
export const sellingNameless = [
  'list_coupons',
  'list_shares',
  'show_payment_account',
  'open_account_form',
  'open_account_dashboard',
  'show_sales_tax',
  'update_sales_tax',
  'select_coupon_courses',
  'select_coupon_bundles',
  'export_orders',
  'export_payments',
  'show_earnings',
  'list_tax_exemptions',
  'add_tax_exemption',
  'show_own_credit',
  'list_credit_terms',
  'create_credit_terms',
  'list_paused_records',
]
