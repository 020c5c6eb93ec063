/** How far a portal is with a payment account of its own. */
export const paymentAccountStates = ['none', 'begun', 'looked_at', 'asked', 'ready'] as const
export type PaymentAccountState = (typeof paymentAccountStates)[number]

type Known = { is_submitted: boolean; takes_payments: boolean; asked: readonly string[] }

/**
 * The state of an account as the provider described it last, null before there is one (OP-69): `begun` until the form is handed in,
 * `asked` while the provider takes no payments until it gets more, `looked_at` while it decides.
 */
export function paymentAccountState(account: Known | null): PaymentAccountState {
  if (account === null) return 'none'
  if (account.takes_payments) return 'ready'
  if (!account.is_submitted) return 'begun'
  return account.asked.length > 0 ? 'asked' : 'looked_at'
}
