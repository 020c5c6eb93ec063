import type { ItemWait } from '../../../states/learning/item-wait.ts'
import { isDone, itemProgressOrder, type ItemProgress } from '../../../states/learning/item-progress.ts'

type Choice = {
  readonly status: ItemProgress
  readonly locked_by?: string | null
  readonly is_unready?: boolean
  readonly waits_for?: ItemWait | null
}
const rank = (item: { readonly status: ItemProgress }): number => itemProgressOrder.indexOf(item.status)

/**
 * Picks the item to continue with; expects all items in outline order (LRN-026, 027). Sequential: the first that is not done, or null. Otherwise by
 * status order, so that resuming comes before starting (OP-75). Prefers items that may be started over locked ones, those with content over unready
 * ones, and those that the learner can work on over those that wait for a grade or for another attempt.
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
  const workable = ready.filter((item) => (item.waits_for ?? null) === null)
  const best = [workable, ready, startable, items].find((some) => some.length > 0) ?? []
  return best.toSorted((a, b) => rank(a) - rank(b))[0] ?? null
}
