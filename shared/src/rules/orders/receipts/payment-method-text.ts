/** Payment method as the provider reports it: `visa` with its last digits, or another method such as `link`. */
export type PaidWith = { readonly method: string; readonly last4: string | null }

const names: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
  us_bank_account: 'Bank account',
  link: 'Link',
  check: 'Check',
  bank_transfer: 'Bank transfer',
  paid_by_hand: 'Purchase order',
}

/** Names the payment method on a receipt: "Visa ending in 4242". Orders from before it was stored, and unknown methods, read "Card". */
export function paymentMethodText({ total, paid_with }: { total: number; paid_with: PaidWith | null }): string {
  if (total === 0) return 'No payment needed'
  const name = names[paid_with?.method ?? ''] ?? 'Card'
  return paid_with?.last4 ? `${name} ending in ${paid_with.last4}` : name
}
