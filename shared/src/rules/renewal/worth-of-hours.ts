const rounds = 100

/**
 * What an hour of each need is worth (cost per hundredth): the prices at which what is missing, less what choices gain by being cheaper than
 * that, comes to most. Whatever they are, no cover costs less than that sum; the better they are, the closer it comes.
 * Source: Lagrange multipliers of the covering problem, by subgradient steps of Polyak's length.
 */
export function worthOfHours({
  missing,
  choices,
  most,
}: {
  missing: readonly number[]
  choices: readonly { readonly cost: number; readonly brought: readonly number[] }[]
  /** what some cover costs */
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
