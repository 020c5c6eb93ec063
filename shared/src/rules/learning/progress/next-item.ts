import { isDone, itemProgressOrder, type ItemProgress } from '../../../states/learning/item-progress.ts'

type Choice = {
  readonly status: ItemProgress
  readonly locked_by?: string | null
  readonly is_unready?: boolean
}
const rank = (item: { readonly status: ItemProgress }): number => itemProgressOrder.indexOf(item.status)

/**
 * Picks the item to continue with; expects all items in outline order (LRN-026, 027). Sequential: the first that is not done, or null. Otherwise by
 * status order, so that resuming comes before starting (OP-75). Prefers items that may be started over locked ones, and items with content over
 * unready ones.
 */
export function nextItem<Item extends Choice>({
  is_sequential,
  items,
}: {
  is_sequential: boolean
  items: readonly Item[]
}): Item | null {
  const open = items.filter((item) => !isDone(item.status))
  const startable = open.filter((item) => (item.locked_by ?? null) === null)
  if (is_sequential) return startable[0] ?? open[0] ?? null
  const ready = startable.filter((item) => !item.is_unready)
  const best = [ready, startable, items].find((some) => some.length > 0) ?? []
  return best.toSorted((a, b) => rank(a) - rank(b))[0] ?? null
}
