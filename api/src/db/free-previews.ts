import { sql, type SQL } from 'drizzle-orm'
import { publishedCourse } from './visible.ts'

/**
 * FROM and WHERE of the items that visitors may open without an account: `i` of the current version `w` of a course `c` that is on sale here, with
 * `t` for the item's type. Runs in the portal's scope.
 */
export const freePreviews: SQL = sql`version_items i
  join course_versions w on w.id = i.course_version_id and w.state = 'current'
  join courses c on c.id = w.course_id and ${publishedCourse('c')}
  join module_items t on t.id = i.module_item_id
  where i.is_free_preview and i.removed_at is null`
