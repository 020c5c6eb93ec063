import { sql, type SQL } from 'drizzle-orm'
import type { CollectionFamily } from '@portico/shared/tags/entry-family.ts'
import type { Transaction } from '../../../../db/client.ts'
import { publishedEntry } from '../../../../db/visible.ts'
import type { Collection } from '../../../publishing/door.ts'

type Named = { id: number; slug: string; title: string; picture: string | null; has_page: boolean }

/** Columns that every collection shows of its entry (`e`): id, slug, title, text, audience and picture. */
export function columnsOf({ columns: { slug, title, text, audience, picture } }: Collection): SQL {
  const column = (name: string | undefined, missing: SQL): SQL => (name ? sql`e.${sql.identifier(name)}` : missing)
  return sql`e.id, ${column(slug, sql`''`)} as slug, ${column(title, sql`''`)} as title, ${column(text, sql`''`)} as text, ${column(audience, sql`''`)} as audience, ${column(picture, sql`null::text`)} as picture`
}

/**
 * Returns the other entries that a page lists, such as an agency's states or a state's agencies. `has_page` is true if one of this page's courses is
 * listed there too.
 */
export async function linkedEntries(db: Transaction, family: CollectionFamily, id: number): Promise<readonly Named[]> {
  if (family === 'agency')
    return db.execute<Named>(sql`
      select x.id, x.slug, x.title, null as picture, exists (
        select 1 from accepted_agencies a join accepted_states s on s.course_id = a.course_id join catalog c on c.course_id = a.course_id
        where a.agency_id = ${id}::bigint and s.state_id = x.id) as has_page
      from agency_states l join states x on x.id = l.state_id where l.agency_id = ${id}::bigint and ${publishedEntry('x')} order by x.title`)
  if (family === 'state')
    return db.execute<Named>(sql`
      select x.id, x.slug, x.title, x.logo as picture, exists (
        select 1 from accepted_states s join accepted_agencies a on a.course_id = s.course_id join catalog c on c.course_id = s.course_id
        where s.state_id = ${id}::bigint and a.agency_id = x.id) as has_page
      from agency_states l join agencies x on x.id = l.agency_id where l.state_id = ${id}::bigint and ${publishedEntry('x')} order by x.sort_number, x.title`)
  if (family === 'provider')
    return db.execute<Named>(sql`
      select distinct x.id, x.slug, x.title, null as picture, true as has_page from course_providers v join catalog c on c.course_id = v.course_id
      join course_topics t on t.course_id = v.course_id join topics x on x.id = t.topic_id
      where v.partner_company_id = ${id}::bigint and ${publishedEntry('x')} order by x.title`)
  if (family === 'provider-topic')
    return db.execute<Named>(sql`
      select distinct x.id, x.slug, x.name as title, x.logo as picture, true as has_page, x.sort_number from course_providers v join catalog c on c.course_id = v.course_id
      join course_topics t on t.course_id = v.course_id join partner_companies x on x.id = v.partner_company_id
      where t.topic_id = ${id}::bigint and ${publishedEntry('x')} order by x.sort_number, x.name`)
  return []
}

type Company = { url: string | null; phone: string | null; city: string | null; state: string | null }

/** Returns a provider's contact details; null for other families. */
export async function contactOf(db: Transaction, family: CollectionFamily, id: number) {
  if (family !== 'provider') return null
  const [company] = await db.execute<Company>(
    sql`select url, phone, city, state from partner_companies where id = ${id}::bigint`,
  )
  if (!company) return null
  const { url, phone, city, state } = company
  return { url, phone, place: [city, state].filter(Boolean).join(', ') }
}
