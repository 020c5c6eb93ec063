/**
 * Splits whole cents in proportion to the weights without losing or gaining one: cents left over after rounding down go to the largest remainders,
 * earlier parts first. If all weights are 0, the parts are equal.
 */
export function splitAmount({ amount, weights }: { amount: number; weights: readonly number[] }): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0)
  const even = sum === 0
  const whole = BigInt(even ? weights.length : sum)
  const exact = weights.map((weight) => BigInt(amount) * BigInt(even ? 1 : weight))
  const parts = exact.map((share) => Number(share / whole))
  const left = amount - parts.reduce((total, part) => total + part, 0)
  const byRemainder = exact
    .map((share, index) => ({ index, remainder: share % whole }))
    .toSorted((a, b) => Number(b.remainder - a.remainder) || a.index - b.index)
  const lucky = new Set(byRemainder.slice(0, left).map(({ index }) => index))
  return parts.map((part, index) => (lucky.has(index) ? part + 1 : part))
}
