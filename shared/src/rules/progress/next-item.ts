import { isDone, itemProgressOrder, type ItemProgress } from '../../states/item-progress.ts'

const rank = (item: { readonly status: ItemProgress }): number => itemProgressOrder.indexOf(item.status)

/**
 * The item to continue with, from all items in outline order (seed 000 §4): in a sequential course the first that is neither finished
 * nor successful, null when all are; else the first by the order of statuses, which resumes before it begins (OP-75).
 */
export function nextItem<Item extends { readonly status: ItemProgress }>({ is_sequential, items }: { is_sequential: boolean; items: readonly Item[] }): Item | null {
  const sorted = is_sequential ? items.filter((item) => !isDone(item.status)) : items.toSorted((a, b) => rank(a) - rank(b))
  return sorted[0] ?? null
}
