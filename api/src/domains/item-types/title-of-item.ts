import { desc, eq } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { versionItems } from '../courses/tables.ts'

/** Returns the newest title of an item. */
export async function titleOfItem(db: Transaction, module_item_id: number): Promise<string> {
  const [item] = await db
    .select({ title: versionItems.title })
    .from(versionItems)
    .where(eq(versionItems.module_item_id, module_item_id))
    .orderBy(desc(versionItems.course_version_id))
    .limit(1)
  return item?.title ?? ''
}
