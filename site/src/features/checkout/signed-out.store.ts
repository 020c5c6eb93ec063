import { atom } from 'nanostores'
import { setGuest } from '../../kernel/me.store.ts'
import { changeAccount } from './checkout-form.store.ts'

/** True once the session ended while paying; the account section says so until the buyer signs in again. */
export const $isSignedOutHere = atom(false)

/** Shows the sign-in form in place of the account: the order and what was entered stay. */
export function askToSignInAgain(): void {
  changeAccount({ mode: 'sign-in' })
  $isSignedOutHere.set(true)
  setGuest()
}
