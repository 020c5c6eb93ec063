import { isFinishedBy } from '../../item-types/item-types.ts'
import type { ItemType } from '../../item-types/item-type.ts'

/**
 * Lessons to review after a failed exam: those since the previous exam or Knowledge Check, or all earlier ones if there are none in between. Expects
 * the items in course order.
 */
export function lessonsToReview<Item extends { readonly id: number; readonly itemable_type: ItemType }>(
  items: readonly Item[],
  exam_id: number,
): Item[] {
  const isLesson = ({ itemable_type }: Item) => !isFinishedBy('exam_try', itemable_type)
  const before = items.slice(
    0,
    Math.max(
      0,
      items.findIndex(({ id }) => id === exam_id),
    ),
  )
  const last = before.findLastIndex((item) => !isLesson(item))
  const since = before.slice(last + 1)
  return since.length > 0 ? since : before.filter(isLesson)
}
