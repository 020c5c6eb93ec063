/** The fields of the payment page, of a card and of a bank account. */
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

/** The ways to pay that the page offers. */
export type PayMethod = 'card' | 'us_bank_account'
