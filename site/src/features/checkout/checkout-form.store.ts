import { stored } from '@portico/shared/browser/stored.ts'
import { atom } from 'nanostores'
import type { AccountDraft } from '../account/account-draft.ts'
import { emptyCheckoutForm, type CheckoutForm } from './checkout-form.ts'
import { parseCheckoutForm } from './parse-checkout-form.ts'

/** CHK-028: session storage, so it survives the provider's page and ends with the tab. */
const storedForm = stored('page_checkout_form', parseCheckoutForm, 'session')

export const $form = atom<CheckoutForm>(storedForm.read() ?? emptyCheckoutForm)

export function changeForm(change: Partial<CheckoutForm>): void {
  $form.set({ ...$form.get(), ...change })
  storedForm.write($form.get())
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
