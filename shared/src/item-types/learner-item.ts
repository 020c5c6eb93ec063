import * as v from 'valibot'
import { itemTypes } from './item-types.ts'
import type { ItemType } from './item-type.ts'

type Schemas = { [T in ItemType]: (typeof itemTypes)[T]['item'] }

/** One item, by its type. The content itself is given only to who may take it. */
export const learnerItem = v.variant(
  'itemable_type',
  Object.values(itemTypes).map(({ item }) => item),
)

/** An item of type T as callers get it; of any type when T is left out. */
export type LearnerItem<T extends ItemType = ItemType> = {
  [P in T]: v.InferOutput<Schemas[P]> & { itemable_type: P }
}[T]
/** An item of type T as the api answers it, instants as Dates or texts. */
export type ShownItem<T extends ItemType = ItemType> = { [P in T]: v.InferInput<Schemas[P]> & { itemable_type: P } }[T]
