import { sql } from 'drizzle-orm'
import type { CourseOutline } from '@portico/shared/contract/courses/outline.ts'
import type { ItemType } from '@portico/shared/item-types/item-type.ts'
import { contentStatus } from '@portico/shared/states/content.ts'
import type { Transaction } from '../../../../db/client.ts'

type Row = {
  module_id: number
  module_title: string
  id: number | null
  itemable_type: ItemType
  title: string
  is_published: boolean
}

/** Reads the modules and items of a version in order, without removed ones. */
export async function readOutline(db: Transaction, course_version_id: number): Promise<CourseOutline['modules']> {
  const rows = await db.execute<Row>(sql`
    select m.module_id, m.title as module_title, i.module_item_id as id, t.itemable_type, i.title,
      exists (select 1 from version_items c join course_versions w on w.id = c.course_version_id and w.state = 'current'
        where c.module_item_id = i.module_item_id) as is_published
    from version_modules m
    left join version_items i on i.course_version_id = m.course_version_id and i.module_id = m.module_id and i.removed_at is null
    left join module_items t on t.id = i.module_item_id
    where m.course_version_id = ${course_version_id} and m.removed_at is null
    order by m.sort_number, m.module_id, i.sort_number, i.module_item_id`)
  return [...Map.groupBy(rows, (row) => row.module_id)].map(([id, own]) => ({
    id,
    title: own[0]?.module_title ?? '',
    items: own.flatMap((row) =>
      row.id === null
        ? []
        : [
            {
              id: row.id,
              itemable_type: row.itemable_type,
              title: row.title,
              publication_status: row.is_published ? contentStatus.published : contentStatus.draft,
            },
          ],
    ),
  }))
}
