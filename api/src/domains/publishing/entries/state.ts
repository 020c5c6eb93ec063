import { sql } from 'drizzle-orm'
import { listTags } from '@portico/shared/tags/tags.ts'
import { listTables } from '../../../db/list-tables.ts'
import type { Transaction } from '../../../db/client.ts'
import { acceptedIn } from './accepted-in.ts'
import type { Collection } from './collection.ts'

/** The state whose page names the renewal. */
async function statesOfRenewal(db: Transaction, id: number): Promise<number[]> {
  const rows = await db.execute<{ id: number }>(
    sql`select s.id from renewal_requirements r join states s on s.code = r.state where r.id = ${id}::bigint`,
  )
  return rows.map((row) => Number(row.id))
}

/** The courses for one US state (OP-46). The state's page names its agencies. */
export const state: Collection = {
  family: 'state',
  ...listTables.states,
  in_courses: acceptedIn.states,
  columns: { slug: 'slug', title: 'title', text: 'text', audience: 'audience' },
  listed_on: [listTags.states],
  names_bundles: true,
  async touched_by(db, { of, id }) {
    if (of === 'renewal-requirements') return statesOfRenewal(db, id)
    if (of !== 'agencies') return []
    const rows = await db.execute<{ id: number }>(
      // The catalog still has the states of courses from before the change.
      sql`select state_id as id from agency_states where agency_id = ${id}::bigint
        union select unnest(c.state_ids) from catalog c join accreditations a on a.course_id = c.course_id where a.agency_id = ${id}::bigint`,
    )
    return rows.map((row) => row.id)
  },
}
