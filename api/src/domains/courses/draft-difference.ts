import { sql } from 'drizzle-orm'
import { outlineDifference, type OutlineDifference } from '@portico/shared/rules/courses/outline-difference.ts'
import type { Transaction } from '../../db/client.ts'

type Versions = { draft_id: number; current_id: number }

/** Compares a draft with the version that learners have. */
export async function draftDifference(db: Transaction, { draft_id, current_id }: Versions): Promise<OutlineDifference> {
  const [before, after] = [await readTitles(db, current_id), await readTitles(db, draft_id)]
  return outlineDifference(before, after)
}

type ModuleRow = { id: number; title: string }
type ItemRow = ModuleRow & { module_id: number; content_id: number; is_free_preview: boolean }

/** Reads the modules and items of a version in order, without those removed from a draft. */
async function readTitles(db: Transaction, version_id: number) {
  const modules = await db.execute<ModuleRow>(sql`
    select module_id as id, title from version_modules
    where course_version_id = ${version_id} and removed_at is null order by sort_number, module_id`)
  const items = await db.execute<ItemRow>(sql`
    select i.module_item_id as id, i.title, i.module_id, i.itemable_id as content_id, i.is_free_preview
    from version_items i
    join version_modules m on m.course_version_id = i.course_version_id and m.module_id = i.module_id
    where i.course_version_id = ${version_id} and i.removed_at is null and m.removed_at is null
    order by m.sort_number, m.module_id, i.sort_number, i.module_item_id`)
  return { modules, items }
}
