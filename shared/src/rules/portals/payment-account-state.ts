/** Setup states of a portal's own payment account. */
export const paymentAccountStates = ['none', 'begun', 'looked_at', 'asked', 'ready'] as const
export type PaymentAccountState = (typeof paymentAccountStates)[number]

type Known = { is_submitted: boolean; takes_payments: boolean; asked: readonly string[] }

/**
 * State of an account by the provider's latest data; null before it exists (OP-69). `begun` until the form is submitted, `asked` if the provider
 * needs more before it accepts payments, `looked_at` while it decides.
 */
export function paymentAccountState(account: Known | null): PaymentAccountState {
  if (account === null) return 'none'
  if (account.takes_payments) return 'ready'
  if (!account.is_submitted) return 'begun'
  return account.asked.length > 0 ? 'asked' : 'looked_at'
}
