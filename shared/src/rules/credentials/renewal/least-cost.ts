// Tolerance for comparing fractional sums.
const tiny = 1e-6
type Priced = { readonly cost: number; readonly brought: readonly number[] }

export const valueOf = (hours: readonly number[], worth: readonly number[]): number =>
  hours.reduce((sum, value, place) => sum + value * (worth[place] ?? 0), 0)

/** Prefix sums of a list, starting with 0. */
function sumsOf(values: readonly number[]): number[] {
  const sums = [0]
  for (const [place, value] of values.entries()) sums.push((sums[place] ?? 0) + value)
  return sums
}

/** Lowest cost per hour of one need among the choices from each position onward. */
function bestRates(choices: readonly Priced[], need: number): number[] {
  const rates = Array.from({ length: choices.length + 1 }, () => Infinity)
  for (let place = choices.length - 1; place >= 0; place -= 1) {
    const { cost = 0, brought = [] } = choices[place] ?? {}
    const hours = brought[need] ?? 0
    rates[place] = Math.min(rates[place + 1] ?? Infinity, hours > 0 ? cost / hours : Infinity)
  }
  return rates
}

/**
 * Returns a lower bound for covering the rest with the choices from a position onward, which must be sorted by cost per worth. Treats choices as
 * divisible, once for all needs combined (weighted by worth) and once for each need alone; the highest bound counts.
 */
export function leastCost(
  choices: readonly Priced[],
  worth: readonly number[],
): (missing: readonly number[], from: number) => number {
  const values = sumsOf(choices.map(({ brought }) => valueOf(brought, worth)))
  const costs = sumsOf(choices.map(({ cost }) => cost))
  const rates = worth.map((_, need) => bestRates(choices, need))
  const inParts = (value: number, from: number): number => {
    const wanted = (values[from] ?? 0) + value
    let [low, high] = [from, choices.length]
    if ((values[high] ?? 0) < wanted - tiny) return Infinity
    while (low < high) {
      const middle = (low + high) >> 1
      if ((values[middle] ?? 0) >= wanted) high = middle
      else low = middle + 1
    }
    if (low === from) return 0
    const part = (values[low] ?? 0) - (values[low - 1] ?? 0)
    const over = (values[low] ?? 0) - wanted
    const rate = part > 0 ? ((costs[low] ?? 0) - (costs[low - 1] ?? 0)) / part : 0
    return (costs[low] ?? 0) - (costs[from] ?? 0) - Math.max(0, over) * rate
  }
  return (missing, from) =>
    missing.reduce(
      (least, hours, need) => (hours > 0 ? Math.max(least, hours * (rates[need]?.[from] ?? Infinity)) : least),
      inParts(valueOf(missing, worth), from),
    )
}
