type Sold = {
  /** payment for the line, without sales tax, in cents */
  readonly paid: number
  /** minimum price of the line */
  readonly least: number
  readonly percent: number
}

/**
 * Calculates the owner's share of a line sold by another portal, in whole cents, half a cent rounded up. If a line sold below the minimum price (a
 * cheap bundle), the share is based on the minimum, so the seller's pricing cannot cut the owner's guaranteed share (OP-61).
 */
export const ownerShare = ({ paid, least, percent }: Sold): number => partOf(Math.max(paid, least), percent, 100)

type Refunded = {
  /** amount paid for the line and amount refunded, both without sales tax */
  readonly paid: number
  readonly back: number
  readonly owner_amount: number
}

/** Calculates how much of the owner's share a refund takes back, in proportion to the refunded part of the payment. */
export const ownerBack = ({ paid, back, owner_amount }: Refunded): number =>
  back >= paid ? owner_amount : partOf(owner_amount, back, paid)

const partOf = (amount: number, part: number, whole: number): number =>
  Number((2n * BigInt(amount) * BigInt(part) + BigInt(whole)) / (2n * BigInt(whole)))
