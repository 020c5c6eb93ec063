/** A card saved by a payment provider, limited to what its owner may see. */
export type KeptCard = { brand: string; last4: string; exp_month: number; exp_year: number }
