import { emptyCheckoutForm, type CheckoutForm } from './checkout-form.ts'

/** The form for the next order: its PO number is always new; an employer's details stay with the employer's purchase order. */
export function formAfterOrder(form: CheckoutForm, { isPurchase }: { isPurchase: boolean }): CheckoutForm {
  const { name, company } = isPurchase ? emptyCheckoutForm.billed_to : form.billed_to
  return {
    ...form,
    order_id: null,
    attempt: null,
    seen: {},
    seats_for: {},
    billed_to: { ...form.billed_to, name, company, po_number: '' },
    purchase: isPurchase ? emptyCheckoutForm.purchase : form.purchase,
  }
}
