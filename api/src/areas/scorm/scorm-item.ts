import { eq } from 'drizzle-orm'
import { isFinishedBy } from '@portico/shared/item-types/item-types.ts'
import { scormModules, scormPackages, type ScormPackageItem } from '../../db/tables/course-content.ts'
import type { Transaction } from '../../db/client.ts'
import { fail } from '../../kernel/fail.ts'
import type { OutlineItem } from '../../enrollments/outline.ts'

export type ScormItem = {
  scorm_module: typeof scormModules.$inferSelect
  scorm_package: typeof scormPackages.$inferSelect
  item: ScormPackageItem | null
}

/** The native SCORM module behind an item, with its package and the manifest's item that it launches. */
export async function readScormItem(
  db: Transaction,
  outlineItem: Pick<OutlineItem, 'itemable_id' | 'itemable_type'>,
): Promise<ScormItem> {
  if (!isFinishedBy('scorm_result', outlineItem.itemable_type)) fail('general.not_found')
  const [row] = await db
    .select({ scorm_module: scormModules, scorm_package: scormPackages })
    .from(scormModules)
    .innerJoin(scormPackages, eq(scormPackages.id, scormModules.scorm_package_id))
    .where(eq(scormModules.id, outlineItem.itemable_id))
  if (!row) return fail('scorm.not_ready')
  const items = row.scorm_package.items
  return {
    ...row,
    item: items.find((item) => item.identifier === row.scorm_module.scorm_id) ?? items.find((item) => item.sco) ?? null,
  }
}

/** 0 to 100; null where the package asks for no score. */
export async function masteryScoreOf(
  db: Transaction,
  outlineItem: Pick<OutlineItem, 'itemable_id' | 'itemable_type'>,
): Promise<number | null> {
  return (await readScormItem(db, outlineItem)).item?.mastery_score ?? null
}
