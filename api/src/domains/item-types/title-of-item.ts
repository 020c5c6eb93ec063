import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { courseVersions, versionItems } from '../courses/tables.ts'

/** Returns the newest published title of an item, or that of the draft if no version was published. */
export async function titleOfItem(db: Transaction, module_item_id: number): Promise<string> {
  const [item] = await db
    .select({ title: versionItems.title })
    .from(versionItems)
    .innerJoin(courseVersions, eq(courseVersions.id, versionItems.course_version_id))
    .where(eq(versionItems.module_item_id, module_item_id))
    .orderBy(sql`${courseVersions.number} desc nulls last`)
    .limit(1)
  return item?.title ?? ''
}
