import { itemTypeOf } from '../../../item-types/item-types.ts'
import type { ItemType } from '../../../item-types/item-type.ts'

/** Tells whether an item ends as success or failed; all others just finish (OP-76, OP-81). */
export const isGraded = (type: ItemType): boolean => itemTypeOf(type).is_graded
