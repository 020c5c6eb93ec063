import { isDone, type ItemProgress } from '../../states/item-progress.ts'

type Item = { readonly id: number; readonly status: ItemProgress }
type Question<I> = { readonly is_sequential: boolean; readonly items: readonly I[]; readonly item_id: number }

/**
 * Whether an item is open: in a sequential course every earlier one must be finished or successful, and the first that is not is
 * named as what unlocks it (OP-77). items: all items of the course in outline order. An item that is not among them may not start.
 */
export function mayStartItem<I extends Item>({ is_sequential, items, item_id }: Question<I>): { may: boolean; unlocked_by: I | null } {
  const position = items.findIndex((item) => item.id === item_id)
  if (position === -1) return { may: false, unlocked_by: null }
  const open = is_sequential ? items.slice(0, position).find((item) => !isDone(item.status)) : undefined
  return { may: open === undefined, unlocked_by: open ?? null }
}
