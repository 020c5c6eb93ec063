import { sql } from 'drizzle-orm'
import type { Data } from '@portico/shared/calls/endpoint.ts'
import type { get_renewal, Renewal } from '@portico/shared/contract/credentials/renewals.ts'
import type { Transaction } from '../../../../db/client.ts'
import { publishedEntry } from '../../../../db/visible.ts'
import { collections, entriesWithPage } from '../../../publishing/door.ts'

type Related = Data<typeof get_renewal>['related']
type Link = Related['renewals'][number]
const mostRenewals = 8

/** Returns what a renewal's page links to: its state, the agencies whose accreditation counts, and other renewals. */
export async function relatedOf(db: Transaction, { id, state, profession }: Renewal): Promise<Related> {
  const isNamed = sql`e.id in (select j.agency_id from renewal_agencies j where j.renewal_requirement_id = ${id}::bigint)`
  const namesNone = sql`not exists (select 1 from renewal_agencies j where j.renewal_requirement_id = ${id}::bigint)`
  const isOfState = sql`exists (select 1 from agency_states l join states s on s.id = l.state_id where l.agency_id = e.id and s.code = ${state.code})`
  const [[page], agencies, renewals] = await Promise.all([
    db.execute<Link>(
      sql`select e.id, e.slug, e.title from ${entriesWithPage(collections.state)} and e.code = ${state.code}`,
    ),
    db.execute<Link>(sql`select e.id, e.slug, e.title from ${entriesWithPage(collections.agency)}
      and (${isNamed} or ${namesNone} and ${isOfState}) order by e.title, e.id`),
    db.execute<Link>(sql`select r.id, r.slug, r.title from renewal_requirements r
      where ${publishedEntry('r')} and r.id <> ${id}::bigint
      order by r.state <> ${state.code}, lower(trim(r.profession)) <> lower(trim(${profession})), r.title, r.id limit ${mostRenewals}`),
  ])
  return { state: page ?? null, agencies: [...agencies], renewals: [...renewals] }
}
