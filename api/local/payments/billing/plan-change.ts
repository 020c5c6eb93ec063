import { badRequest } from '../api/api-error.ts'
import { intervalOf } from '../objects/subscription.ts'
import type { WirePrice } from '../store/tables.ts'
import type { Work } from '../work.ts'
import { changedItems } from './changed-items.ts'
import { creditLine, debitLine, periodLines } from './lines.ts'
import { fullAmount } from './of-subscription.ts'
import { intervalsAfter, isSameInterval } from './period.ts'
import type { ProrationBehavior, WireItem, WireLine, WireSubscription } from './wire.ts'

/** A change to one item: with an `id` it updates that item, without one it adds an item. */
export interface ItemChange {
  id?: string | undefined
  price?: WirePrice | undefined
  quantity?: number | undefined
  deleted?: boolean | undefined
}

export interface Change {
  items: readonly ItemChange[]
  proration_behavior: ProrationBehavior
  at: number
  /** begins a new period even if the interval stays the same */
  resets_period: boolean
}

export interface Planned {
  items: WireItem[]
  billed: Record<string, number>
  lines: WireLine[]
  /** the change begins a new period, charged at once */
  is_reset: boolean
  bills_at_once: boolean
}

/** Computes a change's effect on a subscription's items, with its charges and credits. Changes nothing itself. */
export function planChange(
  work: Work,
  { subscription, billed }: { subscription: WireSubscription; billed: Record<string, number> },
  change: Change,
): Planned {
  const before = subscription.items.data
  const wanted = changedItems(work, subscription, change)
  const [first] = wanted
  const [old] = before
  if (!first || !old) throw badRequest('A subscription must have at least one active item.', { param: 'items' })
  if (wanted.some(({ price }) => !isSameInterval(intervalOf(price), intervalOf(first.price))))
    throw badRequest(
      'The local payment service supports only prices with the same `recurring.interval` on one subscription. Send the id of the item that the price replaces.',
      { param: 'items' },
    )
  const is_reset = change.resets_period || !isSameInterval(intervalOf(first.price), intervalOf(old.price))
  const planned = is_reset
    ? reset(work, { before, wanted, billed, change })
    : within(work, { before, wanted, billed, change })
  return {
    ...planned,
    is_reset,
    bills_at_once: is_reset || (change.proration_behavior === 'always_invoice' && planned.lines.length > 0),
  }
}

type Sides = {
  before: readonly WireItem[]
  wanted: readonly WireItem[]
  billed: Record<string, number>
  change: Change
}
type Effect = Pick<Planned, 'items' | 'billed' | 'lines'>

const isSame = (a: WireItem, b: WireItem | undefined): boolean =>
  a.price.id === b?.price.id && a.quantity === b.quantity

/** Begins a new period now: credits the rest of the old one and charges the new one in full. */
function reset(work: Work, { before, wanted, billed, change: { at, proration_behavior } }: Sides): Effect {
  const items = wanted.map((item) => ({
    ...item,
    current_period_start: at,
    current_period_end: intervalsAfter(at, intervalOf(item.price), 1),
  }))
  const credits =
    proration_behavior === 'none'
      ? []
      : before
          .map((item) => creditLine(work, item, { billed: billed[item.id] ?? 0, at }))
          .filter(({ amount }) => amount !== 0)
  return { items, billed: fullAmounts(items), lines: [...credits, ...periodLines(work, items)] }
}

export const fullAmounts = (items: readonly WireItem[]): Record<string, number> =>
  Object.fromEntries(items.map((item) => [item.id, fullAmount(item)]))

/** Continues the same period: credits and charges the changed items for the rest of it. */
function within(work: Work, { before, wanted, billed, change: { at, proration_behavior } }: Sides): Effect {
  const gone = before.filter(
    (item) =>
      !isSame(
        item,
        wanted.find(({ id }) => id === item.id),
      ),
  )
  const come = wanted.filter(
    (item) =>
      !isSame(
        item,
        before.find(({ id }) => id === item.id),
      ),
  )
  if (proration_behavior === 'none') return { items: [...wanted], billed, lines: [] }
  return {
    items: [...wanted],
    billed: { ...billed, ...fullAmounts(come) },
    lines: [
      ...gone.map((item) => creditLine(work, item, { billed: billed[item.id] ?? 0, at })),
      ...come.map((item) => debitLine(work, item, at)),
    ],
  }
}
