import { sql, type SQL } from 'drizzle-orm'
import { mostCountedCourses } from '@portico/shared/contract/catalog/collections.ts'
import type { CollectionFamily } from '@portico/shared/tags/entry-family.ts'
import type { Transaction } from '../../../../db/client.ts'
import { publishedEntry } from '../../../../db/visible.ts'
import { bundleWithin, collections, entriesWithCourses, type Collection } from '../../../publishing/door.ts'
import { selectBundles } from './read-bundles.ts'

type Link = { id: number; slug: string; title: string }
const mostSiblings = 12
/** Siblings that have something in common with the entry. The rest of the places are for the next ones of the list. */
const mostClose = 6
const mostBundles = 6
const mostTopics = 8

/** Returns the newest bundles that hold only the entry's courses. */
export async function bundlesOf(db: Transaction, collection: Collection, id: number) {
  if (!collection.names_bundles) return []
  const within = bundleWithin(collection, sql`${id}::bigint`)
  return selectBundles(db, sql`and ${within} order by b.id desc limit ${mostBundles}`)
}

/** Returns the renewals that an agency's or a state's courses count for. */
export async function renewalsOf(db: Transaction, family: CollectionFamily, id: number): Promise<readonly Link[]> {
  const isNamed = sql`exists (select 1 from renewal_agencies j where j.renewal_requirement_id = r.id and j.agency_id = ${id}::bigint)`
  const namesNone = sql`not exists (select 1 from renewal_agencies j where j.renewal_requirement_id = r.id)`
  const conditions: Partial<Record<CollectionFamily, SQL>> = {
    agency: sql`${isNamed} or ${namesNone} and exists (select 1 from states s join agency_states l on l.state_id = s.id
      where s.code = r.state and l.agency_id = ${id}::bigint)`,
    state: sql`exists (select 1 from states s where s.code = r.state and s.id = ${id}::bigint)`,
  }
  const condition = conditions[family]
  if (!condition) return []
  return db.execute<Link>(
    sql`select r.id, r.slug, r.title from renewal_requirements r where ${publishedEntry('r')} and (${condition}) order by r.title, r.id`,
  )
}

/** Returns the topics of an agency's or a state's courses (`held`), most courses first. */
export async function topicsOf(db: Transaction, family: CollectionFamily, held: SQL): Promise<readonly Link[]> {
  if (family !== 'agency' && family !== 'state') return []
  return db.execute<Link>(sql`
    select t.id, t.slug, t.title from (select c.topic_ids from ${held} limit ${mostCountedCourses}) k, unnest(k.topic_ids) as named (id)
    join topics t on t.id = named.id and ${publishedEntry('t')} group by t.id, t.slug, t.title, t.sort_number
    order by count(*) desc, t.sort_number, t.title limit ${mostTopics}`)
}

/**
 * Returns siblings that have courses: those closest to the entry, then those that follow it in its list, wrapping around, so that every entry of a long
 * list is linked from somewhere.
 */
export async function siblingsOf(
  db: Transaction,
  { family, id, held }: { family: CollectionFamily; id: number; held: SQL },
): Promise<Link[]> {
  const close = family === 'agency' ? await closeAgencies(db, id, held) : []
  const collection = collections[family]
  const title = sql.identifier(collection.columns.title)
  const slug = sql.identifier(collection.columns.slug)
  const place = (of: string): SQL => {
    const row = sql.identifier(of)
    return sql`(${row}.sort_number, ${row}.${title}, ${row}.id)`
  }
  const others = [id, ...close.map((one) => one.id)]
  const next = await db.execute<Link>(sql`
    select e.id, e.${slug} as slug, e.${title} as title from ${entriesWithCourses(collection)}
      and e.id <> all (${`{${others.join(',')}}`}::bigint[])
    order by exists (select 1 from ${collection.table} own where own.id = ${id}::bigint and ${place('e')} < ${place('own')}), e.sort_number, e.${title}, e.id
    limit ${mostSiblings - close.length}`)
  return [...close, ...next]
}

/** Returns the agencies of the same states and those that accept the same courses. */
async function closeAgencies(db: Transaction, id: number, held: SQL): Promise<Link[]> {
  const rows = await db.execute<Link>(sql`
    with shared as (
      select named.id, count(*) as courses from (select c.agency_ids from ${held} limit ${mostCountedCourses}) k, unnest(k.agency_ids) as named (id)
      group by named.id
    ), others as (
      select e.id, e.slug, e.title, e.sort_number, coalesce((select courses from shared where shared.id = e.id), 0) as courses, exists (
        select 1 from agency_states l join agency_states own on own.state_id = l.state_id where l.agency_id = e.id and own.agency_id = ${id}::bigint) as is_here
      from ${entriesWithCourses(collections.agency)} and e.id <> ${id}::bigint
    )
    select id, slug, title from others where is_here or courses > 0
    order by is_here desc, courses desc, sort_number, title, id limit ${mostClose}`)
  return [...rows]
}
