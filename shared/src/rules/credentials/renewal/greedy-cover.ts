import { isCovered, subtractFrom } from './needs.ts'

type Offered = { readonly cost: number; readonly brought: readonly number[] }

/**
 * Greedy first cover: repeatedly takes the choice with the most gain per cost, then drops what is superfluous. `worth` weights an hour of each need;
 * by default all weigh the same. Null if all choices together are not enough.
 */
export function greedyCover<C extends Offered>({
  missing,
  choices,
  worth,
}: {
  missing: readonly number[]
  choices: readonly C[]
  worth?: readonly number[]
}): C[] | null {
  const left = new Set(choices)
  const chosen: C[] = []
  let still: readonly number[] = missing
  const gainOf = ({ brought }: C) =>
    brought.reduce((sum, value, place) => sum + Math.min(value, still[place] ?? 0) * (worth?.[place] ?? 1), 0)
  while (!isCovered(still)) {
    let best: { choice: C; rate: number } | null = null
    for (const choice of left) {
      const gain = gainOf(choice)
      if (gain > 0 && choice.cost / gain < (best?.rate ?? Infinity)) best = { choice, rate: choice.cost / gain }
    }
    if (best === null) return null
    left.delete(best.choice)
    chosen.push(best.choice)
    still = subtractFrom(still, best.choice.brought)
  }
  return chosen
    .toSorted((one, other) => other.cost - one.cost)
    .reduce((kept, choice) => {
      const without = kept.filter((other) => other !== choice)
      return isCovered(without.reduce((rest, { brought }) => subtractFrom(rest, brought), missing)) ? without : kept
    }, chosen)
}
