import { sql } from 'drizzle-orm'
import { listTags } from '@portico/shared/tags/tags.ts'
import type { EntryPages } from './entry-pages.ts'
import { publishedEntry } from '../../../db/visible.ts'

/** Renewal requirements. The page states what is required; the visitor's browser requests a plan that meets it. */
export const renewal: EntryPages = {
  shown: sql`select id, slug, null::timestamptz as updated_at from renewal_requirements where ${publishedEntry('renewal_requirements')}`,
  listed_on: [listTags.renewals],
  totals_shown_on: [],
  async touched_by(db, { of, id }) {
    if (of !== 'agencies') return []
    const rows = await db.execute<{ id: number }>(
      sql`select renewal_requirement_id as id from renewal_agencies where agency_id = ${id}::bigint`,
    )
    return rows.map((row) => Number(row.id))
  },
}
