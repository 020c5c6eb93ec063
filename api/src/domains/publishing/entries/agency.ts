import { sql } from 'drizzle-orm'
import { listTags } from '@portico/shared/tags/tags.ts'
import { listTables } from '../../../db/list-tables.ts'
import { acceptedIn } from './accepted-in.ts'
import type { Collection } from './collection.ts'

/** The courses that a regulating agency accredits today (OP-45). The agency's page names its states. */
export const agency: Collection = {
  ...listTables.agencies,
  in_courses: acceptedIn.agencies,
  columns: { slug: 'slug', title: 'title', text: 'text', picture: 'logo' },
  listed_on: [listTags.agencies],
  async touched_by(db, { of, id }) {
    if (of !== 'states') return []
    const rows = await db.execute<{ id: number }>(
      sql`select agency_id as id from agency_states where state_id = ${id}::bigint`,
    )
    return rows.map((row) => row.id)
  },
}
