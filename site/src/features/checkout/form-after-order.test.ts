import { expect, test } from 'vitest'
import { emptyCheckoutForm } from './checkout-form.ts'
import { formAfterOrder } from './form-after-order.ts'

const billed_to = {
  ...emptyCheckoutForm.billed_to,
  name: 'Pat Payables',
  company: 'Tate Clinic',
  po_number: 'PO-771',
  line1: '1 Pier',
}
const form = {
  ...emptyCheckoutForm,
  order_id: 16,
  attempt: { idempotency_key: 'a'.repeat(16), contents: 'x' },
  seen: { 'course-1x1': 1900 },
  billed_to,
  billed_to_of: 7,
}
const cleared = { order_id: null, attempt: null, seen: {} }

test('after an order, the next one starts without its PO number', () => {
  expect(formAfterOrder(form, { isPurchase: false })).toEqual({
    ...form,
    ...cleared,
    billed_to: { ...billed_to, po_number: '' },
  })
})

test('after a purchase order, its organization and billing contact are not those of the next order', () => {
  const purchase = { pay_by: 'purchase_order', contact_email: 'pay@tate.example' } as const
  expect(formAfterOrder({ ...form, purchase }, { isPurchase: true })).toEqual({
    ...form,
    ...cleared,
    billed_to: { ...emptyCheckoutForm.billed_to, line1: '1 Pier' },
    purchase: emptyCheckoutForm.purchase,
  })
})
