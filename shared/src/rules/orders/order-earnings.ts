import { ownerPartOfLine } from '../shares/owner-part-of-line.ts'

type Order = { readonly total: number; readonly fee: number | null; readonly paid_at: Date | null }
type Line = {
  readonly id: number
  readonly title: string
  readonly total: number
  readonly tax: number
  readonly refunded_at: Date | null
  readonly refund_amount: number | null
  readonly refund_tax: number | null
  readonly disputed_at: Date | null
  /** the owner's share for a shared course */ readonly owner_amount: number | null
}
type Money = { readonly amount: number }

const sum = (all: readonly Money[]) => all.reduce((total, { amount }) => total + amount, 0)
const refundedOf = ({ total, refunded_at, refund_amount }: Line) =>
  refunded_at === null ? 0 : (refund_amount ?? total)

/** The owner's share for another portal's course, minus what was returned. */
function netOwnerShare(line: Line): number {
  if (line.disputed_at !== null) return 0
  const { owner_amount, owner_back } = ownerPartOfLine(line)
  return owner_amount - owner_back
}

/** Sales tax the seller holds for the state, without tax that was refunded or is held by a bank. */
function netTax({ tax, refunded_at, refund_tax, disputed_at }: Line): number {
  if (disputed_at !== null) return 0
  return refunded_at === null ? tax : tax - (refund_tax ?? tax)
}

/**
 * Computes an order's earnings (CHK-015): the amount paid minus refunds, amounts a bank holds or took back, provider fees, sales tax (which belongs
 * to the state) and the shares of course owners. An unpaid order earns nothing.
 */
export function orderEarnings({
  order,
  lines,
  refunds,
  disputes,
}: {
  order: Order
  lines: readonly Line[]
  /** completed refunds */
  refunds: readonly Money[]
  /** open or lost */
  disputes: readonly Money[]
}) {
  const isPaid = order.paid_at !== null
  const gross = isPaid ? order.total : 0
  const [refunded, disputed] = isPaid ? [sum(refunds), sum(disputes)] : [0, 0]
  const fee = gross === 0 ? 0 : order.fee
  const owners = isPaid ? lines.reduce((all, line) => all + netOwnerShare(line), 0) : 0
  const tax = isPaid ? lines.reduce((all, line) => all + netTax(line), 0) : 0
  return {
    gross,
    refunded,
    disputed,
    fee,
    tax,
    owners,
    net: gross - refunded - disputed - (fee ?? 0) - tax - owners,
    lines: lines.map((line) => {
      const { id, title, total } = line
      const back = isPaid ? refundedOf(line) : 0
      const owned = isPaid ? netOwnerShare(line) : 0
      const net = isPaid ? total - back - netTax(line) - owned : 0
      return { id, title, gross: isPaid ? total : 0, refunded: back, owners: owned, net }
    }),
  }
}
