import { and, eq, sql } from 'drizzle-orm'
import { isFinishedBy, itemTypeOf } from '@portico/shared/item-types/item-types.ts'
import type { ItemType } from '@portico/shared/item-types/item-type.ts'
import type { Transaction } from '../../../../db/client.ts'
import { courseVersions, moduleItems, versionItems } from '../../../courses/tables.ts'
import { fail } from '../../../../kernel/fail.ts'

export type CourseExam = { id: number; itemable_type: ItemType; title: string; is_graded: boolean }

/** Returns an exam or knowledge check of a course with the title from its newest version. */
export async function examOfCourse(
  db: Transaction,
  { course_id, exam_id }: { course_id: number; exam_id: number },
): Promise<CourseExam> {
  const [item] = await db
    .select({ id: moduleItems.id, itemable_type: moduleItems.itemable_type, title: versionItems.title })
    .from(moduleItems)
    .innerJoin(versionItems, eq(versionItems.module_item_id, moduleItems.id))
    .innerJoin(courseVersions, eq(courseVersions.id, versionItems.course_version_id))
    .where(and(eq(moduleItems.id, exam_id), eq(moduleItems.course_id, course_id)))
    .orderBy(sql`${courseVersions.number} desc nulls last`)
    .limit(1)
  if (!item || !isFinishedBy('exam_try', item.itemable_type)) return fail('general.not_found')
  return { ...item, is_graded: itemTypeOf(item.itemable_type).is_graded }
}
