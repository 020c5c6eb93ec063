import { and, eq, type SQL } from 'drizzle-orm'
import type { Transaction } from '../../../../db/client.ts'
import { moduleItems, versionItems } from '../../tables.ts'
import { fail } from '../../../../kernel/fail.ts'
import type { Draft } from './edited-draft.ts'

export type DraftItem = typeof versionItems.$inferSelect & Pick<typeof moduleItems.$inferSelect, 'itemable_type'>

/** Condition for an item's row in a version. */
export const itemInVersion = (version: Pick<Draft, 'id'>, item_id: number): SQL | undefined =>
  and(eq(versionItems.course_version_id, version.id), eq(versionItems.module_item_id, item_id))

/** Returns an item of a version with its type; with `removed`, only if the item is removed. */
export async function itemOfVersion(
  db: Transaction,
  { version, item_id, removed = false }: { version: Pick<Draft, 'id'>; item_id: number; removed?: boolean },
): Promise<DraftItem> {
  const [found] = await db
    .select({ place: versionItems, itemable_type: moduleItems.itemable_type })
    .from(versionItems)
    .innerJoin(moduleItems, eq(moduleItems.id, versionItems.module_item_id))
    .where(itemInVersion(version, item_id))
  return found && (found.place.removed_at !== null) === removed
    ? { ...found.place, itemable_type: found.itemable_type }
    : fail('general.not_found')
}
