import * as v from 'valibot'
import { itemTypes } from './item-types.ts'
import type { ItemType } from './item-type.ts'

type Schemas = { [T in ItemType]: (typeof itemTypes)[T]['item'] }

/** One item, by its type. The content itself is included only for people who may take it. */
export const learnerItem = v.variant(
  'itemable_type',
  Object.values(itemTypes).map(({ item }) => item),
)

/** An item of type T as callers receive it; of any type if T is omitted. */
export type LearnerItem<T extends ItemType = ItemType> = {
  [P in T]: v.InferOutput<Schemas[P]> & { itemable_type: P }
}[T]
/** An item of type T as the API returns it, with instants as Dates or text. */
export type LearnerItemResponse<T extends ItemType = ItemType> = {
  [P in T]: v.InferInput<Schemas[P]> & { itemable_type: P }
}[T]
