import type { ItemType } from '../../item-types/item-type.ts'
import { itemTypeOf } from '../../item-types/item-types.ts'

/** Lessons to review after a failed exam: all that come before it, because which of them explains a question is not known. Expects items in course order. */
export function lessonsToReview<Item extends { readonly id: number; readonly itemable_type: ItemType }>(
  items: readonly Item[],
  exam_id: number,
): Item[] {
  const place = items.findIndex(({ id }) => id === exam_id)
  return items.slice(0, Math.max(0, place)).filter(({ itemable_type }) => itemTypeOf(itemable_type).teaches)
}
