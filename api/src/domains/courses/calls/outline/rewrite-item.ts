import { and, eq, ne, or } from 'drizzle-orm'
import type { AuthoredContent } from '@portico/shared/item-types/authored-content.ts'
import type { Transaction } from '../../../../db/client.ts'
import { moduleItems, versionItems } from '../../tables.ts'
import { itemTypes } from '../../../item-types/door.ts'
import { itemInVersion, type DraftItem } from './item-of-draft.ts'

type ItemInput = { title: string; is_free_preview: boolean; content: AuthoredContent | undefined }

/** Updates an item of the draft. Content that another version or another item uses stays unchanged; the item then gets its own content row. */
export async function rewriteItem(db: Transaction, place: DraftItem, { content, ...after }: ItemInput): Promise<void> {
  const itemable_id = content
    ? await itemTypes[place.itemable_type].authoring.write(db, {
        id: place.itemable_id,
        is_shared: await isShared(db, place),
        content,
      })
    : place.itemable_id
  await db
    .update(versionItems)
    .set({ itemable_id, ...after })
    .where(itemInVersion({ id: place.course_version_id }, place.module_item_id))
}

/** Whether another version, or another item such as a copy, uses the same content row. A removed item counts, because it can be restored. */
async function isShared(db: Transaction, place: DraftItem): Promise<boolean> {
  const [other] = await db
    .select({ id: versionItems.course_version_id })
    .from(versionItems)
    .innerJoin(moduleItems, eq(moduleItems.id, versionItems.module_item_id))
    .where(
      and(
        eq(versionItems.itemable_id, place.itemable_id),
        eq(moduleItems.itemable_type, place.itemable_type),
        or(
          ne(versionItems.course_version_id, place.course_version_id),
          ne(versionItems.module_item_id, place.module_item_id),
        ),
      ),
    )
    .limit(1)
  return other !== undefined
}
