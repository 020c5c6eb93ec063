import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../../db/client.ts'
import { courseVersions } from '../../tables.ts'
import type { Draft } from './edited-draft.ts'

type Copied = { course_id: number; current: Draft | undefined; by: number }

/** Creates a draft with the modules and items of the current version, or an empty one. Content rows are shared until edited. */
export async function copyVersion(db: Transaction, { course_id, current, by }: Copied): Promise<Draft> {
  const [draft] = await db
    .insert(courseVersions)
    .values({ course_id, state: 'draft', is_sequential: current?.is_sequential ?? false, created_by: by })
    .returning()
  if (!draft) throw new Error('no draft was made')
  if (current) {
    await db.execute(sql`
      insert into version_modules (course_version_id, module_id, title, sort_number)
      select ${draft.id}, module_id, title, sort_number from version_modules where course_version_id = ${current.id}`)
    await db.execute(sql`
      insert into version_items (course_version_id, module_item_id, module_id, itemable_id, title, sort_number, is_free_preview)
      select ${draft.id}, module_item_id, module_id, itemable_id, title, sort_number, is_free_preview from version_items
      where course_version_id = ${current.id}`)
  }
  return draft
}
