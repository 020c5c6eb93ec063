import { emptyCheckoutForm, type CheckoutForm } from './checkout-form.ts'

type Typed = Pick<CheckoutForm, 'billed_to' | 'billed_to_of'>

/** What was typed as billed-to, for whoever is here now: of somebody else who used this tab before, nothing is shown or sent. */
export const billedToFor = ({ billed_to, billed_to_of }: Typed, person_id: number | null): CheckoutForm['billed_to'] =>
  billed_to_of === null || billed_to_of === person_id ? billed_to : emptyCheckoutForm.billed_to

/** The same once it is known who buys: from here on it is theirs. */
export const takenBy = (typed: Typed, person_id: number): Typed => ({
  billed_to: billedToFor(typed, person_id),
  billed_to_of: person_id,
})
