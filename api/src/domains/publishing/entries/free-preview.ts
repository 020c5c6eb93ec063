import { sql } from 'drizzle-orm'
import { freePreviews } from '../../../db/free-previews.ts'
import type { EntryPages } from './entry-pages.ts'

/** Lessons that visitors may open. Only the pages of their courses link to them, and search engines index none. */
export const freePreview: EntryPages = {
  shown: sql`select i.module_item_id as id, i.module_item_id::text as slug, w.published_at as updated_at from ${freePreviews}`,
  listed_on: [],
  totals_shown_on: [],
  async touched_by(db, { of, id }) {
    if (of !== 'course') return []
    const rows = await db.execute<{ id: number }>(
      sql`select i.module_item_id as id from ${freePreviews} and c.id = ${id}::bigint`,
    )
    return rows.map((row) => Number(row.id))
  },
}
