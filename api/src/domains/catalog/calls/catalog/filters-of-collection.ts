import { sql, type SQL } from 'drizzle-orm'
import type { Data } from '@portico/shared/calls/endpoint.ts'
import { mostCountedCourses, type get_collection } from '@portico/shared/contract/catalog/collections.ts'
import { priceBands } from '@portico/shared/rules/catalog/filters.ts'
import type { CollectionFamily } from '@portico/shared/tags/entry-family.ts'
import type { Transaction } from '../../../../db/client.ts'
import { readFacetLists } from '../../facet-lists.ts'

type Filters = Data<typeof get_collection>['filters']
type Key = Filters[number]['key']
type Row = { key: Key; id: number; count: number }

/** Filters that help on a family's pages; the courses with credits of a topic are no filter of the catalog, those of a state all have some. */
const offered: Partial<Record<CollectionFamily, readonly Key[]>> = {
  topic: ['state', 'training_option', 'price'],
  'ce-topic': ['state'],
  agency: ['topic', 'training_option', 'price'],
  state: ['topic', 'training_option', 'price'],
  language: ['topic', 'training_option', 'price'],
  'training-option': ['topic', 'language', 'price'],
}
const bands = sql.join(
  priceBands.map(({ from, below }, index) => sql`(${index}::bigint, ${from}::integer, ${below}::integer)`),
  sql`, `,
)
const valuesOf: Readonly<Record<Key, SQL>> = {
  topic: sql`unnest(held.topic_ids) as named (id)`,
  state: sql`unnest(held.state_ids) as named (id)`,
  training_option: sql`unnest(held.training_option_ids) as named (id)`,
  language: sql`unnest(array[held.language_id]) as named (id)`,
  price: sql`(values ${bands}) as named (id, low, below) where held.price >= low and (below is null or held.price < below)`,
}
/** With fewer courses, a look at them is faster. */
const fewestCourses = 7
const mostOptions = 5

/** Returns the catalog's filters that narrow the entry's courses (`of_entry`), most courses first, prices from the lowest. */
export async function filtersOf(
  db: Transaction,
  { family, of_entry }: { family: CollectionFamily; of_entry: SQL },
): Promise<Filters> {
  const keys = offered[family]
  if (!keys) return []
  const counts = sql.join(
    keys.map(
      (key) =>
        sql`select ${key}::text as key, named.id, count(*)::integer as count from held, ${valuesOf[key]} group by named.id`,
    ),
    sql` union all `,
  )
  const rows = await db.execute<Row>(sql`
    with held as materialized (
      select c.topic_ids, c.state_ids, c.training_option_ids, c.language_id, c.price from ${of_entry} limit ${mostCountedCourses}
    ), total as (select count(*) as count from held)
    select counted.* from (${counts}) counted, total
    where counted.id is not null and counted.count < total.count and total.count >= ${fewestCourses} and total.count < ${mostCountedCourses}`)
  if (rows.length === 0) return []
  const entries = [
    ...(await readFacetLists(db)),
    ...priceBands.map(({ key, label }, id) => ({ key: 'price' as const, id, value: key, title: label })),
  ]
  return keys.flatMap((key) => {
    const options = entries.flatMap(({ key: of, id, value, title }) => {
      const count = of === key ? rows.find((row) => row.key === key && Number(row.id) === Number(id))?.count : undefined
      return count === undefined ? [] : [{ value, title, count }]
    })
    const listed = key === 'price' ? options : options.toSorted((a, b) => b.count - a.count).slice(0, mostOptions)
    return listed.length > 0 ? [{ key, options: listed }] : []
  })
}
