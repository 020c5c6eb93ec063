import { isDone, type ItemProgress } from '../../states/item-progress.ts'
import { prerequisiteLock, type PackagePlace } from './prerequisite-lock.ts'

type Item = { readonly id: number; readonly status: ItemProgress; readonly scorm?: PackagePlace | null }
type Question<I> = { readonly is_sequential: boolean; readonly items: readonly I[]; readonly item_id: number }

/**
 * Whether an item is open: in a sequential course every earlier one must be finished or successful, and the first that is not is
 * named as what unlocks it (OP-77); a SCO also waits for the prerequisites of its manifest. items: all items of the course in outline order. An item that is not among them may not start.
 */
export function mayStartItem<I extends Item>({
  is_sequential,
  items,
  item_id,
}: Question<I>): { may: boolean; unlocked_by: I | null } {
  const position = items.findIndex((item) => item.id === item_id)
  const item = items[position]
  if (item === undefined) return { may: false, unlocked_by: null }
  const open = is_sequential ? items.slice(0, position).find((earlier) => !isDone(earlier.status)) : undefined
  const unlocked_by = open ?? prerequisiteLock(items, item)
  return { may: unlocked_by === null, unlocked_by }
}
