import { and, eq, sql } from 'drizzle-orm'
import { isFinishedBy } from '@portico/shared/item-types/item-types.ts'
import type { Transaction } from '../../../db/client.ts'
import { courseVersions, moduleItems, versionItems } from '../../courses/tables.ts'
import { fail } from '../../../kernel/fail.ts'

/** Returns an assignment of a course with the title from its newest version. */
export async function assignmentOfCourse(
  db: Transaction,
  { course_id, assignment_id }: { course_id: number; assignment_id: number },
): Promise<{ id: number; title: string; itemable_id: number }> {
  const [item] = await db
    .select({
      id: moduleItems.id,
      itemable_type: moduleItems.itemable_type,
      title: versionItems.title,
      itemable_id: versionItems.itemable_id,
    })
    .from(moduleItems)
    .innerJoin(versionItems, eq(versionItems.module_item_id, moduleItems.id))
    .innerJoin(courseVersions, eq(courseVersions.id, versionItems.course_version_id))
    .where(and(eq(moduleItems.id, assignment_id), eq(moduleItems.course_id, course_id)))
    .orderBy(sql`${courseVersions.number} desc nulls last`)
    .limit(1)
  return item && isFinishedBy('instructor', item.itemable_type) ? item : fail('general.not_found')
}
