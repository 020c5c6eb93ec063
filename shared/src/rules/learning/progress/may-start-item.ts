import { isDone, type ItemProgress } from '../../../states/learning/item-progress.ts'
import { prerequisiteLock, type PackagePosition } from './prerequisite-lock.ts'

type Item = { readonly id: number; readonly status: ItemProgress; readonly scorm?: PackagePosition | null }
type Question<I> = { readonly is_sequential: boolean; readonly items: readonly I[]; readonly item_id: number }

/**
 * Tells whether an item may be started, and if not, which item unlocks it. In a sequential course every earlier item must be done (OP-77); a SCO also
 * waits for its manifest's prerequisites. items: all items of the course in outline order; an unknown item may not start.
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
