import { getTableName, sql, type SQL } from 'drizzle-orm'
import { isLandingFamily, type CollectionFamily } from '@portico/shared/tags/entry-family.ts'
import type { Tag } from '@portico/shared/tags/tags.ts'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Transaction } from '../../../db/client.ts'
import { publishedBundle, publishedEntry } from '../../../db/visible.ts'
import type { EntryPages } from './entry-pages.ts'

/** A list whose entries group courses: its columns, and which entries and courses count. */
export type Collection = {
  readonly family: CollectionFamily
  readonly table: PgTable
  /** how a course references its entries: through its own column or a join table */
  readonly in_courses: { readonly column: string; readonly between?: string } | null
  readonly columns: {
    readonly slug: string
    readonly title: string
    readonly text?: string
    /** who its page is for, a group of people per line */
    readonly audience?: string
    readonly picture?: string
  }
  /** filters the entries (`e`) */
  readonly entries?: SQL
  /** filters the courses on sale (`c`) */
  readonly courses?: SQL
  readonly listed_on: readonly Tag[]
  /** whether its pages name the bundles that hold only their courses */
  readonly names_bundles?: boolean
  /** entries whose pages name the changed entry, in addition to its courses' entries */
  readonly touched_by?: EntryPages['touched_by']
}

const tableOf = ({ table }: Collection): SQL => sql`${sql.identifier(getTableName(table))} e`
const wantedOf = ({ entries }: Collection): SQL => sql`${publishedEntry('e')}${entries ? sql` and ${entries}` : sql``}`

/** The FROM and WHERE of a query for an entry's courses on sale: `c` is the catalog row, `e` the entry. */
export function coursesOfEntry({ table, in_courses: named, courses }: Collection, entry: SQL = sql`e.id`): SQL {
  if (!named) throw new Error(`no course names an entry of ${getTableName(table)}`)
  const column = sql.identifier(named.column)
  const narrowed = courses ? sql` and ${courses}` : sql``
  return named.between
    ? sql`${sql.identifier(named.between)} j join catalog c on c.course_id = j.course_id where j.${column} = ${entry}${narrowed}`
    : sql`courses j join catalog c on c.course_id = j.id where j.${column} = ${entry}${narrowed}`
}

/** The FROM and WHERE of a query for the entries that lists and the sitemap name: visible to visitors, with at least one course on sale. */
export const entriesWithCourses = (collection: Collection): SQL =>
  sql`${tableOf(collection)} where ${wantedOf(collection)} and exists (select 1 from ${coursesOfEntry(collection)})`

/** The FROM and WHERE of a query for the entries that have a page. */
export const entriesWithPage = (collection: Collection): SQL =>
  isLandingFamily(collection.family)
    ? sql`${tableOf(collection)} where ${wantedOf(collection)}`
    : entriesWithCourses(collection)

/** A query for the entries that contain a course: id, and `is_turned` if the entry may have got its first or lost its last course. */
export function gatheringEntries(collection: Collection, course_id: number): SQL {
  const { in_courses: named, table } = collection
  if (!named) throw new Error(`no course names an entry of ${getTableName(table)}`)
  const column = sql.identifier(named.column)
  const of = named.between
    ? sql`select ${column} from ${sql.identifier(named.between)} where course_id = ${course_id}::bigint`
    : sql`select ${column} from courses where id = ${course_id}::bigint`
  return sql`select e.id, (select count(*) from (select 1 from ${coursesOfEntry(collection)} limit 2) one) < 2 as is_turned
    from ${tableOf(collection)} where e.id in (${of}) and ${wantedOf(collection)}`
}

/** Condition for bundles (`b`) whose courses on sale all belong to the entry. */
export function bundleWithin(collection: Collection, entry: SQL = sql`e.id`): SQL {
  const onSale = sql`bundle_courses x join catalog k on k.course_id = x.course_id where x.bundle_id = b.id`
  return sql`exists (select 1 from ${onSale}) and not exists (select 1 from ${onSale}
    and not exists (select 1 from ${coursesOfEntry(collection, entry)} and c.course_id = x.course_id))`
}

/** Entries whose page names the changed bundle; pages that named it before carry its tag. */
async function holdersOf(db: Transaction, collection: Collection, bundle_id: number): Promise<number[]> {
  const rows = await db.execute<{ id: number }>(sql`select e.id from ${tableOf(collection)}, bundles b
    where b.id = ${bundle_id}::bigint and ${publishedBundle('b')} and ${wantedOf(collection)} and ${bundleWithin(collection)}`)
  return rows.map(({ id }) => Number(id))
}

const touchedBy =
  (collection: Collection): EntryPages['touched_by'] =>
  async (db, changed) => [
    ...((await collection.touched_by?.(db, changed)) ?? []),
    ...(collection.names_bundles && changed.of === 'bundles' ? await holdersOf(db, collection, changed.id) : []),
  ]

const rowsOf = ({ columns }: Collection, which: SQL): SQL =>
  sql`select e.id, e.${sql.identifier(columns.slug)} as slug, null::timestamptz as updated_at from ${which}`

/** The collection's pages for publishing; `gathering-tags.ts` covers what a course change does to them. */
export const collectionPages = (collection: Collection): EntryPages => ({
  shown: rowsOf(collection, entriesWithPage(collection)),
  // Pages without courses are `noindex`.
  found: rowsOf(collection, entriesWithCourses(collection)),
  listed_on: collection.listed_on,
  totals_shown_on: [],
  touched_by: touchedBy(collection),
})
