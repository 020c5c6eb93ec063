import { ownerBack } from './owner-share.ts'

type Line = {
  readonly total: number
  readonly tax: number
  readonly owner_amount: number | null
  readonly refunded_at: Date | null
  readonly refund_amount: number | null
  readonly refund_tax: number | null
}

/** For an order line: the amount paid without sales tax, the owner's share of it, and how much of that share a refund took back. */
export function ownerPartOfLine(line: Line): { paid: number; owner_amount: number; owner_back: number } {
  const { total, tax, refunded_at, refund_amount, refund_tax } = line
  const paid = total - tax
  const owner_amount = line.owner_amount ?? 0
  if (refunded_at === null) return { paid, owner_amount, owner_back: 0 }
  const back = (refund_amount ?? total) - (refund_tax ?? tax)
  return { paid, owner_amount, owner_back: ownerBack({ paid, back, owner_amount }) }
}
