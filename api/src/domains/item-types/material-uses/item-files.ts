import { and, eq, inArray, sql } from 'drizzle-orm'
import { itemTypeNames } from '@portico/shared/item-types/item-type.ts'
import type { Transaction } from '../../../db/client.ts'
import { moduleItems, versionItems, courses } from '../../courses/tables.ts'
import type { MaterialRow } from '../../library/tables.ts'
import { fileColumns, type FileColumn } from '../file-columns.ts'
import { itemTypes } from '../item-types.ts'
import { liveOrRestorableCourse } from '../../courses/door.ts'
import type { FoundUse, MaterialUser } from '../../library/door.ts'

/** Files of lessons (documents, videos, audio) and of assignments. */
export const itemFiles: MaterialUser = {
  async find(db, rows, since) {
    const uses: FoundUse[] = []
    for (const column of fileColumns) uses.push(...(await findIn(db, column, { rows, since })))
    return uses
  },
  async follow({ db }, { after }) {
    for (const type of itemTypeNames) await itemTypes[type].library.follow?.(db, after)
  },
}

/** Finds items whose rows refer to these files in this column, with their course; each once, however many versions have them. */
async function findIn(
  db: Transaction,
  { type, file, itemable }: FileColumn,
  { rows, since }: { rows: readonly MaterialRow[]; since: Date | null },
): Promise<FoundUse[]> {
  return db
    .selectDistinctOn([file, itemable, moduleItems.id], {
      material_id: sql<number>`${file}`.mapWith(Number),
      title: versionItems.title,
      course: { id: courses.id, title: courses.title, slug: courses.slug },
      item: { id: moduleItems.id, itemable_type: moduleItems.itemable_type },
    })
    .from(file.table)
    .innerJoin(versionItems, eq(versionItems.itemable_id, itemable))
    .innerJoin(moduleItems, and(eq(moduleItems.id, versionItems.module_item_id), eq(moduleItems.itemable_type, type)))
    .innerJoin(courses, eq(courses.id, moduleItems.course_id))
    .where(
      and(
        inArray(
          file,
          rows.map(({ id }) => id),
        ),
        liveOrRestorableCourse(since),
      ),
    )
}
