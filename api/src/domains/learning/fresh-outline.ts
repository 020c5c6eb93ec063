import { sql } from 'drizzle-orm'
import { itemProgress } from '@portico/shared/states/learning/item-progress.ts'
import type { Transaction } from '../../db/client.ts'
import { outlineOf, packagePlace, type Outline, type OutlineRow } from './outline.ts'

/** Returns the outline of a version as seen by someone who has done nothing yet; empty if the version does not exist. */
export async function readFreshOutline(db: Transaction, course_version_id: number): Promise<Outline> {
  const rows = await db.execute<Omit<OutlineRow, 'enrollment_id' | 'status'>>(sql`
    select v.is_sequential, m.module_id, m.title as module_title, m.sort_number as module_sort, i.module_item_id as id,
      i.itemable_id, t.itemable_type, i.title, i.sort_number, ${packagePlace} as scorm
    from course_versions v
    join version_modules m on m.course_version_id = v.id and m.removed_at is null
    left join version_items i on i.course_version_id = v.id and i.module_id = m.module_id and i.removed_at is null
    left join module_items t on t.id = i.module_item_id
    where v.id = ${course_version_id}
    order by m.sort_number, m.module_id, i.sort_number, i.module_item_id`)
  return outlineOf(rows.map((row) => ({ ...row, enrollment_id: 0, status: itemProgress.not_started })))
}
