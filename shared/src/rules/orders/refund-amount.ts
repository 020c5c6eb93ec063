import { splitAmount } from '../pricing/split-amount.ts'

/** `total` holds `tax`. */
type Line = { readonly id: number; readonly total: number; readonly tax: number; readonly refunded_at: unknown }
type RefundedLine = { readonly id: number; readonly amount: number; readonly tax: number }
export type RefundAmount = { readonly amount: number; readonly tax: number; readonly lines: readonly RefundedLine[] }

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)

/**
 * What a refund of these lines pays back (OP-67), line by line, with the sales tax in it. The last lines of an order take whatever is
 * left of its payment, so that a whole refund is the payment to the cent.
 */
export function refundAmount({
  total,
  paid_back,
  lines,
  chosen,
}: {
  /** of the order */
  total: number
  /** so far, or on its way */
  paid_back: number
  /** all of the order, with those that are refunded already */
  lines: readonly Line[]
  chosen: ReadonlySet<number>
}): RefundAmount {
  const left = total - paid_back
  const open = lines.filter(({ refunded_at }) => !refunded_at)
  const asked = open.filter(({ id }) => chosen.has(id))
  const totals = asked.map((line) => line.total)
  const amount = asked.length === open.length ? left : Math.min(sum(totals), left)
  // Only money that went back elsewhere, without a line, makes the two differ.
  const amounts = amount === sum(totals) ? totals : splitAmount({ amount, weights: totals })
  const back = asked.map((line, index) => {
    const own = amounts[index] ?? 0
    return { id: line.id, amount: own, tax: taxWithin(line, own) }
  })
  return { amount, tax: sum(back.map(({ tax }) => tax)), lines: back }
}

/** The sales tax in a part of what was paid for a line: never more than its tax, in whole numbers, half a cent up. */
function taxWithin({ total, tax }: Line, amount: number): number {
  if (amount >= total) return tax
  return Number((2n * BigInt(tax) * BigInt(amount) + BigInt(total)) / (2n * BigInt(total)))
}
