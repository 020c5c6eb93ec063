import type { Bank } from './read-bank.ts'
import type { Card } from './read-card.ts'

/** The storable details of a payment method. `authenticated`: the bank has verified the cardholder. */
export type PaymentDetails = { kind: 'card'; card: Card; authenticated: boolean } | { kind: 'bank'; bank: Bank }

export const nameOf = (means: PaymentDetails): string => (means.kind === 'card' ? means.card.name : means.bank.name)
