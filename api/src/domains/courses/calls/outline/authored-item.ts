import type { AuthoredItem } from '@portico/shared/contract/courses/outline-items.ts'
import type { Transaction } from '../../../../db/client.ts'
import { itemTypes } from '../../../item-types/door.ts'
import { versioned } from '../../../../kernel/versioned.ts'
import type { DraftItem } from './item-of-draft.ts'

/** Returns an item as its author edits it; the version covers all that is edited. */
export async function authoredItem(db: Transaction, place: DraftItem): Promise<AuthoredItem> {
  const content = await itemTypes[place.itemable_type].authoring.read(db, place.itemable_id)
  const { title, is_free_preview } = place
  const { version } = versioned({ title, content, is_free_preview })
  return { id: place.module_item_id, module_id: place.module_id, title, content, is_free_preview, version }
}
