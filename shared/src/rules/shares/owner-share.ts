type Sold = {
  /** paid for the line, without sales tax, in cents */
  readonly paid: number
  /** the least that the line may cost */
  readonly least: number
  readonly percent: number
}

/**
 * The owner's part of a line that another portal sold, in whole cents, half a cent up. It is reckoned from the minimum price where a line
 * brought less (a cheap bundle), so that no price of the seller's lowers what the owner is sure of (OP-61).
 */
export const ownerShare = ({ paid, least, percent }: Sold): number => partOf(Math.max(paid, least), percent, 100)

type Refunded = {
  /** what was paid for the line and what went back, both without sales tax */
  readonly paid: number
  readonly back: number
  readonly owner_amount: number
}

/** What a refund takes back of the owner's part: as much of it as of what was paid. */
export const ownerBack = ({ paid, back, owner_amount }: Refunded): number =>
  back >= paid ? owner_amount : partOf(owner_amount, back, paid)

const partOf = (amount: number, part: number, whole: number): number =>
  Number((2n * BigInt(amount) * BigInt(part) + BigInt(whole)) / (2n * BigInt(whole)))
