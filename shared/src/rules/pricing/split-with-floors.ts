import { splitAmount } from './split-amount.ts'

type Split = { amount: number; weights: readonly number[]; floors: readonly number[] }

/**
 * Splits whole cents in proportion to the weights, with no part below its floor: the other parts make up the difference. Null if the amount cannot
 * cover all floors.
 */
export function splitWithFloors({ amount, weights, floors }: Split): number[] | null {
  if (amount < sum(floors)) return null
  const raised = new Set<number>()
  for (;;) {
    const open = weights.map((weight, index) => ({ weight, index })).filter(({ index }) => !raised.has(index))
    const given = splitAmount({
      amount: amount - sum(floors.filter((_, index) => raised.has(index))),
      weights: open.map(({ weight }) => weight),
    })
    const parts = [...floors]
    for (const [place, { index }] of open.entries()) parts[index] = given[place] ?? 0
    const low = open.filter(({ index }) => (parts[index] ?? 0) < (floors[index] ?? 0))
    if (low.length === 0) return parts
    for (const { index } of low) raised.add(index)
  }
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)
