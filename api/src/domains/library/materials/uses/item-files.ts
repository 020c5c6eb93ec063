import { and, eq, inArray, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { itemTypeNames, type ItemType } from '@portico/shared/item-types/item-type.ts'
import type { Transaction } from '../../../../db/client.ts'
import { moduleItems, versionItems, courses } from '../../../courses/tables.ts'
import type { MaterialRow } from '../../tables.ts'
import { itemTypes } from '../../../item-types/item-types.ts'
import { keptCourse } from './kept-course.ts'
import type { FoundUse, MaterialUser } from './material-user.ts'

/** Where items of a type name files: the column with the file and the one with the item's own row. */
type Place = { type: ItemType; file: PgColumn; itemable: PgColumn }

const places: readonly Place[] = itemTypeNames.flatMap((type) =>
  itemTypes[type].library.files.map((place) => ({ type, ...place })),
)

/** Files of lessons: what is read, watched and heard, and what comes with an assignment. */
export const itemFiles: MaterialUser = {
  async find(db, rows, since) {
    const uses: FoundUse[] = []
    for (const place of places) uses.push(...(await findIn(db, place, { rows, since })))
    return uses
  },
  async follow({ db }, { after }) {
    for (const type of itemTypeNames) await itemTypes[type].library.follow?.(db, after)
  },
}

/** Takes a file out of rows of items that stand in no course any more. */
export async function takeOutOfLooseItems(db: Transaction, { id }: Pick<MaterialRow, 'id'>): Promise<void> {
  for (const { file } of places)
    if (file.notNull) await db.delete(file.table).where(eq(file, id))
    else await db.execute(sql`update ${file.table} set ${sql.identifier(file.name)} = null where ${file} = ${id}`)
}

/** Items whose rows name these files there, with the course that they stand in; once, however many versions of it have them. */
async function findIn(
  db: Transaction,
  { type, file, itemable }: Place,
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
        keptCourse(since),
      ),
    )
}
