import { and, eq, inArray, sql } from 'drizzle-orm'
import type { ItemType } from '@portico/shared/item-types/item-type.ts'
import type { Transaction } from '../../db/client.ts'
import { documents, moduleItems, modules, videos } from '../../db/tables/course-content.ts'
import { courses } from '../../db/tables/courses.ts'
import type { MaterialRow } from '../../db/tables/media.ts'
import type { FoundUse } from './material-user.ts'

/** Items of one type whose rows name these files, with the course that they stand in. */
export async function usesOfItems(
  db: Transaction,
  { table, type, rows }: { table: typeof documents | typeof videos; type: ItemType; rows: readonly MaterialRow[] },
): Promise<FoundUse[]> {
  const found = await db
    .select({
      material_id: sql<number>`${table.material_id}`.mapWith(Number),
      title: moduleItems.title,
      course: { id: courses.id, title: courses.title, slug: courses.slug },
    })
    .from(table)
    .leftJoin(moduleItems, and(eq(moduleItems.itemable_type, type), eq(moduleItems.itemable_id, table.id)))
    .leftJoin(modules, eq(modules.id, moduleItems.module_id))
    .leftJoin(courses, eq(courses.id, modules.course_id))
    .where(
      inArray(
        table.material_id,
        rows.map(({ id }) => id),
      ),
    )
  return found.map(({ material_id, title, course }) => ({ kind: 'item', material_id, title: title ?? '', course }))
}
