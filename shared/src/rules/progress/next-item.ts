import { isDone, itemProgressOrder, type ItemProgress } from '../../states/item-progress.ts'

type Choice = {
  readonly status: ItemProgress
  readonly locked_by?: string | null
  readonly is_unready?: boolean
}
const rank = (item: { readonly status: ItemProgress }): number => itemProgressOrder.indexOf(item.status)

/**
 * The item to continue with, from all items in outline order (LRN-026, 027): in a sequential course the first that is neither finished
 * nor successful, null when all are; else the first by the order of statuses, which resumes before it begins (OP-75). An open item
 * that may be started comes before a locked one, and one with content before one whose author has not added it yet.
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
