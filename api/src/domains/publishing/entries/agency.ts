import { sql } from 'drizzle-orm'
import { listTags } from '@portico/shared/tags/tags.ts'
import { listTables } from '../../../db/list-tables.ts'
import type { Transaction } from '../../../db/client.ts'
import { acceptedIn } from './accepted-in.ts'
import type { Collection } from './collection.ts'

/** Agencies whose page names the renewal: those it names, otherwise those of its state. */
async function agenciesOfRenewal(db: Transaction, id: number): Promise<number[]> {
  const rows = await db.execute<{ id: number }>(sql`
    select j.agency_id as id from renewal_agencies j where j.renewal_requirement_id = ${id}::bigint
    union select l.agency_id from renewal_requirements r join states s on s.code = r.state join agency_states l on l.state_id = s.id
      where r.id = ${id}::bigint and not exists (select 1 from renewal_agencies j where j.renewal_requirement_id = r.id)`)
  return rows.map((row) => Number(row.id))
}

/** The courses that a regulating agency accredits today (OP-45). The agency's page names its states. */
export const agency: Collection = {
  family: 'agency',
  ...listTables.agencies,
  in_courses: acceptedIn.agencies,
  columns: { slug: 'slug', title: 'title', text: 'text', audience: 'audience', picture: 'logo' },
  listed_on: [listTags.agencies],
  names_bundles: true,
  async touched_by(db, { of, id }) {
    if (of === 'renewal-requirements') return agenciesOfRenewal(db, id)
    if (of !== 'states') return []
    const rows = await db.execute<{ id: number }>(
      sql`select agency_id as id from agency_states where state_id = ${id}::bigint`,
    )
    return rows.map((row) => row.id)
  },
}
