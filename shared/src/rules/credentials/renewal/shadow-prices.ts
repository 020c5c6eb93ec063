const rounds = 100

/**
 * Computes the worth of an hour of each need (cost per hundredth) that gives the highest lower bound for the cost of any cover: the value of what is
 * missing, minus the gain from choices cheaper than their worth. Source: Lagrange multipliers of the covering problem, subgradient steps with
 * Polyak's step length.
 */
export function shadowPrices({
  missing,
  choices,
  most,
}: {
  missing: readonly number[]
  choices: readonly { readonly cost: number; readonly brought: readonly number[] }[]
  /** the cost of any known cover */
  most: number
}): readonly number[] {
  let worth: readonly number[] = missing.map(() => 0)
  let best = { worth, least: 0 }
  let pace = 1
  for (let round = 0; round < rounds; round += 1) {
    const slope = [...missing]
    let least = missing.reduce((sum, value, place) => sum + value * (worth[place] ?? 0), 0)
    for (const { cost, brought } of choices) {
      let gain = -cost
      for (let place = 0; place < brought.length; place += 1) gain += (brought[place] ?? 0) * (worth[place] ?? 0)
      if (gain <= 0) continue
      least -= gain
      for (let place = 0; place < brought.length; place += 1) slope[place] = (slope[place] ?? 0) - (brought[place] ?? 0)
    }
    if (least > best.least) best = { worth, least }
    else pace *= 0.9
    const size = slope.reduce((sum, value) => sum + value * value, 0)
    if (size === 0) break
    const step = (pace * (most - least)) / size
    worth = worth.map((value, place) => Math.max(0, value + step * (slope[place] ?? 0)))
  }
  return best.worth
}
