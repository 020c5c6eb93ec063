import type { ItemType } from '@portico/shared/item-types/item-type.ts'
import type { Transaction } from '../../db/client.ts'
import { itemTypes } from './item-types.ts'

/** Returns the content row for a copy of an item: a copy of its own, or the original's row for types that share it until an edit. */
export const copiedRow = (
  db: Transaction,
  { itemable_type, itemable_id }: { itemable_type: ItemType; itemable_id: number },
): Promise<number> | number => itemTypes[itemable_type].copy?.(db, itemable_id) ?? itemable_id
