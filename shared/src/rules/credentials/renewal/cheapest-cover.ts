import { greedyCover } from './greedy-cover.ts'
import { leastCost, valueOf } from './least-cost.ts'
import { isCovered, subtractFrom } from './needs.ts'
import { shadowPrices } from './shadow-prices.ts'

/** An option that can be chosen once: what it contributes to each need, and its price in cents. */
export type Choice<T> = { readonly of: T; readonly price: number; readonly brought: readonly number[] }
/** Remaining search steps. Unlike a time limit, they give the same result on every machine. */
export type Budget = { left: number }
type Priced<T> = { choice: Choice<T>; brought: readonly number[]; cost: number }
/** A partial solution: what is still missing, and a linked list of choices, the last one first. */
type PartialCover<T> = {
  missing: readonly number[]
  cost: number
  last: Priced<T> | null
  before: PartialCover<T> | null
}

// At equal prices, the cover with fewer choices wins: each choice adds 1 to the scaled cost, and no cover has this many.
const perCent = 4_096
// Bounds are fractional, costs are whole numbers.
const rounding = 0.5

/**
 * Finds the cheapest choices that cover what is missing, or null if all together do not. Exact dynamic programming: adds one choice at a time, keeps
 * the cheapest way to each remainder, and drops ways that cannot beat the best cover. Returns that cover if the budget runs out.
 */
export function cheapestCover<T>(asked: {
  missing: readonly number[]
  choices: readonly Choice<T>[]
  budget: Budget
}): { chosen: readonly Choice<T>[]; price: number } | null {
  const { missing, budget } = asked
  const priced = asked.choices.map((choice): Priced<T> => ({
    choice,
    brought: choice.brought.map((value, place) => Math.min(value, missing[place] ?? 0)),
    cost: choice.price * perCent + 1,
  }))
  const first = greedyCover({ missing, choices: priced })
  if (first === null) return null
  const worth = shadowPrices({ missing, choices: priced, most: costOf(first) })
  const second = greedyCover({ missing, choices: priced, worth }) ?? first
  const byHand = costOf(second) < costOf(first) ? second : first
  const found = search({ missing, choices: priced, worth, most: costOf(byHand), budget })
  const chosen = (found ?? byHand).map(({ choice }) => choice)
  return { chosen, price: chosen.reduce((sum, { price }) => sum + price, 0) }
}

const costOf = (choices: readonly { cost: number }[]): number => choices.reduce((sum, { cost }) => sum + cost, 0)

/** Finds the cheapest cover below `most`, or null if there is none. If the budget runs out, returns the best one so far. */
function search<T>(asked: {
  missing: readonly number[]
  choices: readonly Priced<T>[]
  worth: readonly number[]
  most: number
  budget: Budget
}): Priced<T>[] | null {
  const { missing, worth, budget } = asked
  let { most } = asked
  const all = asked.choices.map((choice) => ({ choice, value: valueOf(choice.brought, worth) }))
  const gained = all.reduce((sum, { choice, value }) => sum + Math.max(0, value - choice.cost), 0)
  const least = valueOf(missing, worth) - gained
  const useful = all
    .filter(({ choice, value }) => least + Math.max(0, choice.cost - value) - rounding < most)
    .toSorted((one, other) => one.choice.cost * other.value - other.choice.cost * one.value)
    .map(({ choice }) => choice)
  const leastFrom = leastCost(useful, worth)
  let best: PartialCover<T> | null = null
  let ways: PartialCover<T>[] = [{ missing, cost: 0, last: null, before: null }]
  for (const [place, choice] of useful.entries()) {
    budget.left -= ways.length
    if (budget.left < 0) break
    const next = new Map<string, PartialCover<T>>()
    const keep = (way: PartialCover<T>) => {
      if (way.cost + leastFrom(way.missing, place + 1) - rounding >= most) return
      const key = way.missing.join()
      if (way.cost < (next.get(key)?.cost ?? Infinity)) next.set(key, way)
    }
    for (const way of ways) {
      keep(way)
      const cost = way.cost + choice.cost
      const then = { missing: subtractFrom(way.missing, choice.brought), cost, last: choice, before: way }
      if (!isCovered(then.missing)) keep(then)
      else if (cost < most) [most, best] = [cost, then]
    }
    ways = [...next.values()]
  }
  return best && choicesOf(best)
}

function choicesOf<T>(end: PartialCover<T>): Priced<T>[] {
  const chosen: Priced<T>[] = []
  for (let way: PartialCover<T> | null = end; way?.last; way = way.before) chosen.push(way.last)
  return chosen
}
