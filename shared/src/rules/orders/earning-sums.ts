type Moved = {
  readonly gross: number
  readonly refunded: number
  readonly disputed: number
  readonly fees: number
  readonly tax: number
  /** owners' shares for shared courses */ readonly owners: number
}
type EarningSums = Moved & { readonly net: number }

/** What the seller keeps: the amount paid minus refunds, disputed amounts, provider fees, sales tax and owners' shares. */
export const netOf = ({ gross, refunded, disputed, fees, tax, owners }: Moved): number =>
  gross - refunded - disputed - fees - tax - owners

export const noEarnings: EarningSums = { gross: 0, refunded: 0, disputed: 0, fees: 0, tax: 0, owners: 0, net: 0 }

export const addEarnings = (one: EarningSums, other: EarningSums): EarningSums => ({
  gross: one.gross + other.gross,
  refunded: one.refunded + other.refunded,
  disputed: one.disputed + other.disputed,
  fees: one.fees + other.fees,
  tax: one.tax + other.tax,
  owners: one.owners + other.owners,
  net: one.net + other.net,
})
