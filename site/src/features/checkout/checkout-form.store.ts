import { atom } from 'nanostores'
import type { AccountDraft } from '../account/account-draft.ts'
import { emptyCheckoutForm, type CheckoutForm } from './checkout-form.ts'
import { parseCheckoutForm } from './parse-checkout-form.ts'

/** CHK-028: session storage, so it survives the provider's page and ends with the tab. */
const key = 'page_checkout_form'

function read(): CheckoutForm {
  try {
    return parseCheckoutForm(JSON.parse(sessionStorage.getItem(key) ?? 'null'))
  } catch {
    return emptyCheckoutForm
  }
}

export const $form = atom<CheckoutForm>(read())

export function changeForm(change: Partial<CheckoutForm>): void {
  $form.set({ ...$form.get(), ...change })
  try {
    sessionStorage.setItem(key, JSON.stringify($form.get()))
  } catch {
    // Without storage the form lasts until the page is left.
  }
}

export const changeAccount = (change: Partial<AccountDraft>): void =>
  changeForm({ account: { ...$form.get().account, ...change } })

/** Returns the idempotency key for these contents: the same one until they or a price change. */
export function attemptFor(contents: string): string {
  const { attempt } = $form.get()
  if (attempt?.contents === contents) return attempt.idempotency_key
  const idempotency_key = crypto.randomUUID()
  changeForm({ attempt: { idempotency_key, contents } })
  return idempotency_key
}
