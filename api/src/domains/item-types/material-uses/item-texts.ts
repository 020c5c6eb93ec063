import { sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { itemTypeNames, type ItemType } from '@portico/shared/item-types/item-type.ts'
import { documentTypes } from '@portico/shared/rules/media/library.ts'
import { fileLinkTag } from '@portico/shared/rules/text/file-links.ts'
import type { Transaction } from '../../../db/client.ts'
import { itemTypes } from '../item-types.ts'
import { liveOrRestorableCourse } from '../../courses/door.ts'
import type { MaterialRow } from '../../library/tables.ts'
import type { FoundUse, MaterialUser } from '../../library/door.ts'

const textColumns = itemTypeNames.flatMap((type): { type: ItemType; column: PgColumn }[] => {
  const column = itemTypes[type].library.text
  return column ? [{ type, column }] : []
})

/** How texts name a file: a picture by its URL, a document by its uuid. */
type Named = { id: number; name: string }
type Found = { content: string; title: string; item_id: string; course_id: string; course_title: string; slug: string }

/** Pictures and linked files in the formatted text of lessons: readings, transcripts and assignment tasks. */
export const itemTexts: MaterialUser = {
  async find(db, rows, since) {
    const files = rows.flatMap(namedInTexts)
    if (files.length === 0) return []
    const uses: FoundUse[] = []
    for (const place of textColumns) uses.push(...(await findIn(db, place, { files, since })))
    return uses
  },
  // A linked file keeps its uuid.
  async follow({ db }, { before, after }) {
    if (!before.picture || !after.picture) return
    for (const { column } of textColumns)
      await db.execute(sql`
        update ${column.table} set ${sql.identifier(column.name)} = replace(${column}, ${before.picture}, ${after.picture})
        where position(${before.picture} in ${column}) > 0`)
  },
}

function namedInTexts({ id, uuid, type, picture }: MaterialRow): Named[] {
  if (picture) return [{ id, name: picture }]
  return documentTypes.some((one) => one === type) ? [{ id, name: fileLinkTag(uuid) }] : []
}

async function findIn(
  db: Transaction,
  { type, column }: { type: ItemType; column: PgColumn },
  { files, since }: { files: readonly Named[]; since: Date | null },
): Promise<FoundUse[]> {
  const id = sql`${column.table}.id`
  const named = sql.join(
    files.map(({ name }) => sql`position(${name} in ${column}) > 0`),
    sql` or `,
  )
  const found = await db.execute<Found>(sql`
    select distinct on (${id}, m.id) ${column} as content, i.title, m.id as item_id, courses.id as course_id, courses.title as course_title, courses.slug
    from ${column.table} join version_items i on i.itemable_id = ${id}
    join module_items m on m.id = i.module_item_id and m.itemable_type = ${type}
    join courses on courses.id = m.course_id where (${named}) and ${liveOrRestorableCourse(since)}`)
  return files.flatMap(({ id: material_id, name }) =>
    [...found]
      .filter(({ content }) => content.includes(name))
      .map(({ title, item_id, course_id, course_title, slug }) => ({
        material_id,
        title,
        course: { id: Number(course_id), title: course_title, slug },
        item: { id: Number(item_id), itemable_type: type },
      })),
  )
}
