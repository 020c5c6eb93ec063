import { sql } from 'drizzle-orm'
import type { get_bundle } from '@portico/shared/contract/catalog/bundles.ts'
import type { Data } from '@portico/shared/calls/endpoint.ts'
import type { Transaction } from '../../../../db/client.ts'
import { publishedEntry } from '../../../../db/visible.ts'

type BundleAgency = Data<typeof get_bundle>['agencies'][number]

/** Agencies that accept courses of a bundle today, with how many of them and for how many hours together. */
export const agenciesOfBundle = async (db: Transaction, bundle_id: number): Promise<BundleAgency[]> => [
  ...(await db.execute<BundleAgency>(sql`
    select x.slug, x.title, a.courses_count, a.hundredths, ${publishedEntry('x')} as has_page
    from agencies x join (
      select j.agency_id, count(*)::integer as courses_count, sum(granted.hundredths)::integer as hundredths
      from bundle_courses b
      join catalog c on c.course_id = b.course_id
      join accepted_agencies j on j.course_id = b.course_id
      join lateral (
        select coalesce(max((select coalesce(sum((h ->> 'hundredths')::integer), 0) from jsonb_array_elements(v.hours) h)), 0) as hundredths
        from valid_accreditations v where v.course_id = j.course_id and v.agency_id = j.agency_id) granted on true
      where b.bundle_id = ${bundle_id}
      group by j.agency_id) a on a.agency_id = x.id
    order by a.courses_count desc, x.sort_number, x.id`)),
]
