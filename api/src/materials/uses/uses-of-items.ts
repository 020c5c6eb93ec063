import { and, eq, inArray, sql } from 'drizzle-orm'
import type { ItemType } from '@portico/shared/item-types/item-type.ts'
import type { Transaction } from '../../db/client.ts'
import type { documents, videos } from '../../db/tables/course-content.ts'
import { moduleItems, versionItems } from '../../db/tables/course-versions.ts'
import { courses } from '../../db/tables/courses.ts'
import type { MaterialRow } from '../../db/tables/media.ts'
import type { FoundUse } from './material-user.ts'

/** Items of one type whose rows name these files, with the course that they stand in; once, however many versions of it have them. */
export async function usesOfItems(
  db: Transaction,
  { table, type, rows }: { table: typeof documents | typeof videos; type: ItemType; rows: readonly MaterialRow[] },
): Promise<FoundUse[]> {
  const found = await db
    .selectDistinctOn([table.material_id, table.id, moduleItems.id], {
      material_id: sql<number>`${table.material_id}`.mapWith(Number),
      title: versionItems.title,
      course: { id: courses.id, title: courses.title, slug: courses.slug },
    })
    .from(table)
    .innerJoin(versionItems, eq(versionItems.itemable_id, table.id))
    .innerJoin(moduleItems, and(eq(moduleItems.id, versionItems.module_item_id), eq(moduleItems.itemable_type, type)))
    .innerJoin(courses, eq(courses.id, moduleItems.course_id))
    .where(
      inArray(
        table.material_id,
        rows.map(({ id }) => id),
      ),
    )
  return found.map(({ material_id, title, course }) => ({ kind: 'item', material_id, title, course }))
}
