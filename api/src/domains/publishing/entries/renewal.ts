import { sql } from 'drizzle-orm'
import { listTags } from '@portico/shared/tags/tags.ts'
import type { EntryPages } from './entry-pages.ts'
import { publishedEntry } from '../../../db/visible.ts'

/**
 * Renewal requirements. The page states what is required and names its state, its agencies and other renewals; the visitor's browser requests a plan
 * that meets it.
 */
export const renewal: EntryPages = {
  shown: sql`select id, slug, null::timestamptz as updated_at from renewal_requirements where ${publishedEntry('renewal_requirements')}`,
  listed_on: [listTags.renewals],
  totals_shown_on: [],
  async touched_by(db, { of, id }) {
    if (of !== 'agencies' && of !== 'states') return []
    const ofState =
      of === 'states'
        ? sql`s.id = ${id}::bigint`
        : sql`exists (select 1 from agency_states l where l.state_id = s.id and l.agency_id = ${id}::bigint)`
    const rows = await db.execute<{ id: number }>(sql`
      select renewal_requirement_id as id from renewal_agencies where ${of === 'agencies' ? sql`agency_id = ${id}::bigint` : sql`false`}
      union select r.id from renewal_requirements r join states s on s.code = r.state where ${ofState}`)
    return rows.map((row) => Number(row.id))
  },
}
