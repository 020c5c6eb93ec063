import type { Bank } from './read-bank.ts'
import type { Card } from './read-card.ts'

/** What somebody pays with, as far as it may be kept. `authenticated`: the bank knows who is paying. */
export type Means = { kind: 'card'; card: Card; authenticated: boolean } | { kind: 'bank'; bank: Bank }

export const nameOf = (means: Means): string => (means.kind === 'card' ? means.card.name : means.bank.name)
