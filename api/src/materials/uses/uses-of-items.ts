import { and, eq, inArray, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { ItemType } from '@portico/shared/item-types/item-type.ts'
import type { Transaction } from '../../db/client.ts'
import { moduleItems, versionItems } from '../../db/tables/course-versions.ts'
import { courses } from '../../db/tables/courses.ts'
import type { MaterialRow } from '../../db/tables/media.ts'
import type { FoundUse } from './material-user.ts'

/** Where items of a type name files: the table, its column with the file and the one with the item's own row. */
type Named = { table: PgTable; file: PgColumn; itemable: PgColumn; type: ItemType; rows: readonly MaterialRow[] }

/** Items of one type whose rows name these files, with the course that they stand in; once, however many versions of it have them. */
export async function usesOfItems(db: Transaction, { table, file, itemable, type, rows }: Named): Promise<FoundUse[]> {
  const found = await db
    .selectDistinctOn([file, itemable, moduleItems.id], {
      material_id: sql<number>`${file}`.mapWith(Number),
      title: versionItems.title,
      course: { id: courses.id, title: courses.title, slug: courses.slug },
    })
    .from(table)
    .innerJoin(versionItems, eq(versionItems.itemable_id, itemable))
    .innerJoin(moduleItems, and(eq(moduleItems.id, versionItems.module_item_id), eq(moduleItems.itemable_type, type)))
    .innerJoin(courses, eq(courses.id, moduleItems.course_id))
    .where(
      inArray(
        file,
        rows.map(({ id }) => id),
      ),
    )
  return found.map(({ material_id, title, course }) => ({ kind: 'item', material_id, title, course }))
}
