import { emptyCheckoutForm, type CheckoutForm } from './checkout-form.ts'

type Typed = Pick<CheckoutForm, 'billed_to' | 'billed_to_of'>

/** The billed-to input for the current user. Input by another user of this tab is neither shown nor sent. */
export const billedToFor = ({ billed_to, billed_to_of }: Typed, person_id: number | null): CheckoutForm['billed_to'] =>
  billed_to_of === null || billed_to_of === person_id ? billed_to : emptyCheckoutForm.billed_to

/** Assigns the billed-to input to the buyer once they are known. */
export const assignBilledTo = (typed: Typed, person_id: number): Typed => ({
  billed_to: billedToFor(typed, person_id),
  billed_to_of: person_id,
})
