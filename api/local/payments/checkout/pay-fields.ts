/** Fields of the payment page, for cards and bank accounts. */
export type PayField =
  | 'email'
  | 'card_number'
  | 'card_expiry'
  | 'card_cvc'
  | 'card_name'
  | 'bank_routing'
  | 'bank_account'
  | 'bank_name'
export type PayForm = Record<PayField, string>
export type PayErrors = Partial<Record<PayField, string>>

/** The payment methods that the page offers. */
export type PayMethod = 'card' | 'us_bank_account'
