import { splitAmount } from '../pricing/split-amount.ts'

/** `total` includes `tax`. */
type Line = { readonly id: number; readonly total: number; readonly tax: number; readonly refunded_at: unknown }
type RefundedLine = { readonly id: number; readonly amount: number; readonly tax: number }
export type RefundAmount = { readonly amount: number; readonly tax: number; readonly lines: readonly RefundedLine[] }

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)

/**
 * Computes a refund (OP-67) line by line, including its sales tax. Refunding the last remaining lines returns whatever is left of the payment, so
 * that a full refund equals the payment to the cent.
 */
export function refundAmount({
  total,
  paid_back,
  lines,
  chosen,
}: {
  /** the order's total */
  total: number
  /** refunded so far, including refunds in progress */
  paid_back: number
  /** all lines of the order, including those already refunded */
  lines: readonly Line[]
  chosen: ReadonlySet<number>
}): RefundAmount {
  const left = total - paid_back
  const open = lines.filter(({ refunded_at }) => !refunded_at)
  const asked = open.filter(({ id }) => chosen.has(id))
  const totals = asked.map((line) => line.total)
  const amount = asked.length === open.length ? left : Math.min(sum(totals), left)
  // They differ only if money was returned outside the platform, without naming a line.
  const amounts = amount === sum(totals) ? totals : splitAmount({ amount, weights: totals })
  const back = asked.map((line, index) => {
    const own = amounts[index] ?? 0
    return { id: line.id, amount: own, tax: taxWithin(line, own) }
  })
  return { amount, tax: sum(back.map(({ tax }) => tax)), lines: back }
}

/** Sales tax contained in a partial amount of a line: at most the line's tax, in whole cents, half a cent rounded up. */
function taxWithin({ total, tax }: Line, amount: number): number {
  if (amount >= total) return tax
  return Number((2n * BigInt(tax) * BigInt(amount) + BigInt(total)) / (2n * BigInt(total)))
}
