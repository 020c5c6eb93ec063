/** A card that a provider keeps for later payments, as far as its owner may read it. */
export type KeptCard = { brand: string; last4: string; exp_month: number; exp_year: number }
