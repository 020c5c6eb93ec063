import { and, desc, eq, isNull, ne } from 'drizzle-orm'
import { isFinishedBy } from '@portico/shared/item-types/item-types.ts'
import type { ItemType } from '@portico/shared/item-types/item-type.ts'
import type { Transaction } from '../../../db/client.ts'
import { courseVersions, moduleItems, versionItems } from '../../courses/tables.ts'
import { fail } from '../../../kernel/fail.ts'

/** Returns a SCORM item of a course and its content row as editors see it: from the draft if there is one, otherwise as published. */
export async function scormItemOf(
  db: Transaction,
  { course_id, item_id }: { course_id: number; item_id: number },
): Promise<{ itemable_id: number; itemable_type: ItemType; title: string }> {
  const [row] = await db
    .select({
      itemable_id: versionItems.itemable_id,
      title: versionItems.title,
      itemable_type: moduleItems.itemable_type,
    })
    .from(versionItems)
    .innerJoin(courseVersions, eq(courseVersions.id, versionItems.course_version_id))
    .innerJoin(moduleItems, eq(moduleItems.id, versionItems.module_item_id))
    .where(
      and(
        eq(courseVersions.course_id, course_id),
        ne(courseVersions.state, 'past'),
        eq(versionItems.module_item_id, item_id),
        isNull(versionItems.removed_at),
      ),
    )
    .orderBy(desc(courseVersions.state))
    .limit(1)
  return row && isFinishedBy('scorm_result', row.itemable_type) ? row : fail('general.not_found')
}
